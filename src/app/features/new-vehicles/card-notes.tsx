import { useLingui } from '@lingui/react/macro';
import texts from '#app/ui/texts.module.css';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';

type Props = {
  readonly notes: readonly (string | null | undefined)[];
  /** The cards above. */
  readonly models: readonly Pick<NewModelCard, 'prices' | 'status'>[];
};

/** What the cards above have in common, said once: sources, what instalments assume, why prices are missing. */
export function CardNotes({ notes, models }: Props) {
  const { t } = useLingui();
  const hasGap = models.some(({ prices, status }) => prices === null && status === 'on-sale');
  const known = [
    ...notes,
    hasGap ? t`Where there is no price yet, we do not know it: a dealer can tell you.` : null,
  ].filter((note) => note);
  return known.length === 0 ? null : <p className={texts.notePretty}>{known.join(' ')}</p>;
}
