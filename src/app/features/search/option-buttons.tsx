import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import type { FilterGroup } from '#contract/filter.schema.ts';
import { initialFilterOptions } from '#contract/filter.ts';
import { formatNumber } from '#contract/money.ts';
import styles from './option-buttons.module.css';

type Props = {
  readonly group: FilterGroup;
  isChosen(slug: string): boolean;
  onToggle(slug: string): void;
};

/** A group's values as buttons: six, and the rest when asked for (spec §4). Chosen ones are always in view. */
export function OptionButtons({ group, isChosen, onToggle }: Props) {
  const language = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const shown = group.filters.filter(
    ({ slug }, index) => showsAll || index < initialFilterOptions || isChosen(slug),
  );
  const isLong = group.filters.length > initialFilterOptions;
  const isBrand = group.slug === 'brand';
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>{group.name}</legend>
      <div className={isBrand ? styles.tiles : styles.chips}>
        {shown.map(({ slug, name, count }) =>
          isBrand ? (
            <button
              key={slug}
              type="button"
              className={styles.tile}
              aria-pressed={isChosen(slug)}
              onClick={() => onToggle(slug)}
            >
              <BrandMark slug={slug} name={name} />
              <span>{name}</span>
              <span className={styles.count}>{formatNumber(count, language)}</span>
            </button>
          ) : (
            <Chip key={slug} count={count} aria-pressed={isChosen(slug)} onClick={() => onToggle(slug)}>
              {name}
            </Chip>
          ),
        )}
      </div>
      {isLong ? (
        <Button variant="text" size="dense" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
        </Button>
      ) : null}
    </fieldset>
  );
}
