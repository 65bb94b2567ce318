import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { CityEntry } from '#contract/search/search.schema.ts';
import type { Province } from './city-groups.ts';
import styles from './city-picker.module.css';
import { CityRow } from './city-row.tsx';

type Props = {
  onChoose(city: CityEntry): void;
  readonly province: Province;
  /** Slug of the visitor's city. */
  readonly current: string | undefined;
};

/**
 * A province that expands in place. Its cities are rendered on expansion, since there are five hundred in
 * total.
 */
export function ProvinceItem({ province, current, onChoose }: Props) {
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.row}>
        <span className={classNames(layouts.fill, patterns.strong)}>{province.name}</span>
        <span className={texts.faintFigures}>{formatNumber(province.count, language)}</span>
        <Icon of={ChevronDown} className={classNames(patterns.turned, styles.chevron)} />
      </summary>
      {isOpen ? (
        <ul className={styles.cities}>
          {province.childs.map((city) => (
            <li key={city.id}>
              <CityRow
                name={city.name}
                count={city.count}
                isChosen={city.slug === current}
                onChoose={() => onChoose(city)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
