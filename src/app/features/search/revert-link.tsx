import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide';
import { ChipLink } from '#app/ui/chip.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { usedCarsPath } from '#contract/paths.ts';
import { type Selection, searchOf } from '#contract/search/filter.ts';
import styles from './revert-link.module.css';
import { savedFilter } from './saved-filter.ts';

type Props = {
  readonly chosen: Selection;
  /** The address's words and sort order, which are preserved. */
  readonly query: string;
};

/** A link to the last applied selection on a wide screen (docs/product.md#filters), if it differs. */
export function RevertLink({ chosen, query }: Props) {
  const saved = savedFilter();
  if (saved === '' || saved === searchOf(chosen)) return null;
  return (
    <ChipLink
      className={styles.link}
      icon={<Icon of={RotateCcw} size={18} />}
      href={usedCarsPath(saved) + query}
    >
      <Trans>Back to the last selection</Trans>
    </ChipLink>
  );
}
