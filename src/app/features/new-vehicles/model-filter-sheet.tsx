import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import type { ModelFilters } from '#contract/new-vehicles/model-filters.schema.ts';
import styles from './model-filters.module.css';
import { type PlaceQuery, useStagedModels } from './staged-models.ts';

type Props = {
  readonly filters: ModelFilters;
  readonly place: PlaceQuery;
  readonly isOpen: boolean;
  onClose(): void;
};

/**
 * Sheet with filters and sort order. Choices are staged: the count updates with each one, a button applies
 * them.
 */
export function ModelFilterSheet({ filters: applied, place, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const staged = useStagedModels(applied, place, isOpen);
  const { filters, count, url } = staged;
  const chosen = filters.groups.some((group) => group.filters.some(({ slug }) => staged.has(slug)));
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Filter`}
      height="snap"
      action={
        chosen ? (
          <Button variant="text" onClick={staged.clear}>
            <Trans>Clear all</Trans>
          </Button>
        ) : null
      }
      footer={
        <>
          <Button
            isWide
            disabled={count === 0}
            aria-busy={count === undefined}
            onClick={() => {
              navigate(url, { replace: true });
              onClose();
            }}
          >
            {count === 0 ? (
              <Trans>No models</Trans>
            ) : count === undefined ? (
              <Trans>Show models</Trans>
            ) : (
              <Plural value={count} one="Show # model" other="Show # models" />
            )}
          </Button>
          <output className="visually-hidden">
            {count === undefined ? null : <Plural value={count} one="# model" other="# models" />}
          </output>
        </>
      }
    >
      {filters.groups.map((group) => (
        <Group key={group.slug} name={group.name}>
          {group.filters.map(({ slug, name, count: models }) => (
            <Chip
              key={slug}
              count={models}
              aria-pressed={staged.has(slug)}
              onClick={() => staged.toggle(slug)}
            >
              {name}
            </Chip>
          ))}
        </Group>
      ))}
      <Group name={t`Sort`}>
        {filters.sortOptions.map(({ name, url: ordered }) => (
          <Chip key={name} aria-pressed={staged.isSorted(ordered)} onClick={() => staged.sort(ordered)}>
            {name}
          </Chip>
        ))}
      </Group>
    </Sheet>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{name}</h3>
      <div className={layouts.wrap8}>{children}</div>
    </section>
  );
}
