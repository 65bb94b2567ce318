import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { chosenWithin } from '#app/features/search/choices.ts';
import type { StagedFilters } from '#app/features/search/use-staged-filters.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { CountDot } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Swatch } from '#app/ui/icon/swatch.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { FilterItem } from '#contract/search/filter.schema.ts';
import styles from './tile-choices.module.css';
import { useFirstOptions } from './use-first-options.tsx';

type Props = { readonly items: readonly FilterItem[]; readonly staged: StagedFilters };

function Tile({ item, staged, picture }: { item: FilterItem; staged: StagedFilters; picture: ReactNode }) {
  const language = useLanguage();
  const isPressed = staged.has(item.slug);
  const within = chosenWithin(staged.selection, item.slug);
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={isPressed}
      onClick={() => staged.toggle(item)}
    >
      {picture}
      <span>{item.name}</span>
      <span className={classNames(texts.faintFigures, styles.count)}>
        {formatNumber(item.count, language)}
      </span>
      {isPressed ? (
        <span className={styles.check}>
          <Icon of={Check} size={14} stroke={2.25} />
        </span>
      ) : null}
      <CountDot count={within} className={styles.within} />
      {within > 0 ? (
        <span className="visually-hidden">
          <Trans>, {within} within it</Trans>
        </span>
      ) : null}
    </button>
  );
}

/** Brands by mark; the brand browser contains all of them. */
export function BrandTileChoices({ items, staged }: Props) {
  const { shown } = useFirstOptions(items, staged);
  return (
    <div className={styles.tiles}>
      {shown.map((item) => (
        <Tile
          key={item.slug}
          item={item}
          staged={staged}
          picture={<BrandMark slug={item.slug} name={item.name} />}
        />
      ))}
    </div>
  );
}

/** Body types as drawings. */
export function BodyTileChoices({ items, staged }: Props) {
  const { shown, more } = useFirstOptions(items, staged);
  return (
    <>
      <div className={styles.tiles}>
        {shown.map((item) => (
          <Tile
            key={item.slug}
            item={item}
            staged={staged}
            picture={
              <img
                src={`/bodies/${item.slug}.webp`}
                alt=""
                width={120}
                height={75}
                decoding="async"
                className={styles.picture}
              />
            }
          />
        ))}
      </div>
      {more}
    </>
  );
}

/** Colours as swatches. */
export function ColorChoices({ items, staged }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { shown, more } = useFirstOptions(items, staged);
  const { colorCode } = staged.answer;
  return (
    <>
      <div className={styles.swatches}>
        {shown.map((item) => {
          const { slug, name } = item;
          const cars = formatNumber(item.count, language);
          return (
            <Swatch
              key={slug}
              color={colorCode[slug] ?? 'transparent'}
              isPressed={staged.has(slug)}
              title={t`${name}: ${cars} cars`}
              onClick={() => staged.toggle(item)}
            >
              {name}
            </Swatch>
          );
        })}
      </div>
      {more}
    </>
  );
}
