import type { SellerLead } from '#contract/leads/lead.schema.ts';
import { type LeadState, leadStates } from '#contract/leads/lead.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';

export type ShownLead = {
  readonly lead: SellerLead;
  /** Whether a change made here has not reached the server yet. */
  readonly isWaiting: boolean;
};

/** The list with changes made here, sent or queued: a lead's state only advances. */
export function withLeadChanges(
  items: readonly SellerLead[],
  rows: readonly Pick<OutboxRow, 'call' | 'state'>[],
): ShownLead[] {
  return items.map((lead) => {
    const noted = rows.filter(
      ({ call, state }) =>
        call?.endpoint === 'changeLead' && call.fields.id === String(lead.id) && state !== 'needs-you',
    );
    const furthestOf = (some: typeof noted) =>
      Math.max(placeOf(lead.state), ...some.map(({ call }) => placeOf(call?.fields.state)));
    const furthest = furthestOf(noted);
    return {
      lead: { ...lead, state: leadStates[furthest] ?? lead.state },
      isWaiting: furthest > furthestOf(noted.filter(({ state }) => state === 'sent')),
    };
  });
}

function placeOf(state: string | undefined): number {
  return leadStates.findIndex((known: LeadState) => known === state);
}
