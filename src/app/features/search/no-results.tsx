import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import type { FilterAnswer } from '#contract/endpoint-schemas.ts';
import { usedCarsPath } from '#contract/paths.ts';
import styles from './no-results.module.css';

type Props = { readonly filters: FilterAnswer; readonly words: string };

/** An empty list, and what may be let go of. */
export function NoResults({ filters, words }: Props) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>
        <Trans>No car matches all of this yet</Trans>
      </h2>
      <p>
        <Trans>Let go of one of your choices to see more.</Trans>
      </p>
      <div className={styles.choices}>
        {filters.checkedFilters.map(({ slug, name, removeUrl }) => (
          <ChipLink
            key={slug}
            look="selected"
            href={removeUrl + (words && `?${new URLSearchParams({ q: words })}`)}
          >
            {name}
          </ChipLink>
        ))}
        {words === '' ? null : (
          <ChipLink look="selected" href={filters.url}>
            “{words}”
          </ChipLink>
        )}
      </div>
      <ButtonLink href={usedCarsPath()} variant="secondary">
        <Trans>See all used cars</Trans>
      </ButtonLink>
    </div>
  );
}
