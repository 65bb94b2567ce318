import { Check } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import styles from './city-picker.module.css';

type Props = {
  readonly name: string;
  readonly note?: string;
  readonly count?: number;
  readonly isChosen: boolean;
  onChoose(): void;
};

/** A selectable city. */
export function CityRow({ name, note, count, isChosen, onChoose }: Props) {
  const language = useLanguage();
  return (
    <button type="button" className={styles.row} aria-pressed={isChosen} onClick={onChoose}>
      <span className={classNames(layouts.fill, patterns.strong)}>
        {name}
        {note === undefined ? null : <span className={texts.faintLine}>{note}</span>}
      </span>
      {count === undefined ? null : (
        <span className={texts.faintFigures}>{formatNumber(count, language)}</span>
      )}
      {isChosen ? <Icon of={Check} size={18} /> : null}
    </button>
  );
}
