import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownUp, SlidersHorizontal } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Chip, ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { PopoverMenu } from '#app/ui/sheet/popover-menu.tsx';
import texts from '#app/ui/texts.module.css';
import type { ModelFilters as Filters } from '#contract/new-vehicles/model-filters.schema.ts';
import { ModelFilterSheet } from './model-filter-sheet.tsx';
import styles from './model-filters.module.css';
import type { PlaceQuery } from './staged-models.ts';

type Props = {
  readonly filters: Filters;
  readonly place: PlaceQuery;
  /** Chips after that of the filters. */
  readonly more?: ReactNode;
  /** Something else filters on a wide screen: the menus are for pages without script. */
  readonly isNarrowOnly?: boolean;
};

/**
 * Filters and sort order: a row of menus on a wide screen and without script, a sheet on a narrow one. Every
 * option of a menu is a link that applies at once.
 */
export function ModelFilters({ filters, place, more, isNarrowOnly = false }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { count, isNarrowed, groups, sortOptions, clearUrl } = filters;
  const checked = groups.flatMap((group) => group.filters.filter(({ isChecked }) => isChecked));
  const order = sortOptions.find(({ isChecked }) => isChecked)?.name;
  if (groups.length === 0 && sortOptions.length < 2) return null;
  return (
    <section className={layouts.stack4} aria-label={t`Filter`}>
      <div className={classNames(styles.menus, !isNarrowOnly && styles.onWide)}>
        {groups.map((group) => (
          <PopoverMenu
            key={group.slug}
            label={group.name}
            isActive={group.filters.some(({ isChecked }) => isChecked)}
          >
            <Values values={group.filters} />
          </PopoverMenu>
        ))}
        <PopoverMenu
          label={
            <>
              <Icon of={ArrowDownUp} size={18} />
              <span className="visually-hidden">{t`Sort`}: </span>
              {order}
            </>
          }
        >
          <Values values={sortOptions} />
        </PopoverMenu>
      </div>
      <ChipRow label={t`Chosen filters`}>
        <Chip
          look="filter"
          className={classNames(patterns.scripted, patterns.belowWide)}
          icon={<Icon of={SlidersHorizontal} size={18} />}
          count={checked.length || undefined}
          aria-haspopup="dialog"
          onClick={() => {
            setIsOpen(true);
            setWasOpened(true);
          }}
        >
          <Trans>Filter</Trans>
        </Chip>
        {checked.map(({ slug, name, url }) => (
          <ChipLink key={slug} look="selected" href={url}>
            {name}
          </ChipLink>
        ))}
        {checked.length > 0 ? (
          <ChipLink href={clearUrl}>
            <Trans>Clear all</Trans>
          </ChipLink>
        ) : null}
        {more}
      </ChipRow>
      <p role="status" className={classNames(texts.quietBody, patterns.filled)}>
        {count === 0 ? (
          <Trans>No model matches. Remove a filter.</Trans>
        ) : isNarrowed ? (
          <Plural value={count} one="# model" other="# models" />
        ) : null}
      </p>
      {wasOpened ? (
        <ModelFilterSheet
          // Another selection of the page begins anew.
          key={checked.map(({ slug }) => slug).join() + order}
          filters={filters}
          place={place}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </section>
  );
}

type Value = {
  readonly name: string;
  readonly url: string;
  readonly isChecked: boolean;
  readonly count?: number;
};

function Values({ values }: { readonly values: readonly Value[] }) {
  return (
    <ul className={layouts.wrap8}>
      {values.map(({ name, url, isChecked, count }) => (
        <li key={name}>
          {/* The link of a selected value removes it; that of the selected order points to the current
              page. */}
          <ChipLink
            look={isChecked && count !== undefined ? 'selected' : 'choice'}
            href={url}
            count={count}
            aria-current={isChecked ? 'true' : undefined}
          >
            {name}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
