import type { DashboardListing } from '#contract/listing/listing-activity.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';

/** The list with newer responses to changes sent from here; removed listings are dropped. */
export function withAnswers(
  items: readonly DashboardListing[],
  rows: readonly Pick<OutboxRow, 'answer'>[],
): DashboardListing[] {
  return items.flatMap((item) => {
    const answers = rows.flatMap(({ answer }) => (answer?.id === item.id ? [answer] : []));
    const newest = answers.sort((one, other) => other.revision - one.revision)[0];
    const known = newest && newest.revision > item.revision ? { ...item, ...newest } : item;
    return known.status === 'removed' ? [] : [known];
  });
}
