/** Status of an offer (docs/product.md#offers). */
export const offerStatuses = ['sent', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/**
 * Actions on an offer. `expire` is reserved for the site: seven days after the last step it ends the offer,
 * and it declines offers when the car is no longer available.
 */
export const offerActions = ['send', 'counter', 'accept', 'decline', 'withdraw', 'expire'] as const;
export type OfferAction = (typeof offerActions)[number];

/** The two parties, and the site. */
export type OfferParty = 'buyer' | 'seller' | 'site';

type Step = { readonly to: OfferStatus; readonly needsAmount?: true };

/**
 * The complete state graph: by status and party, the possible actions and their results. A counter-offer
 * passes the turn to the other party. Transitions not listed are impossible.
 */
export const offerGraph: {
  readonly [status in OfferStatus]: {
    readonly [party in OfferParty]?: { readonly [action in OfferAction]?: Step };
  };
} = {
  sent: {
    buyer: { withdraw: { to: 'withdrawn' } },
    seller: {
      counter: { to: 'countered', needsAmount: true },
      accept: { to: 'accepted' },
      decline: { to: 'declined' },
    },
    site: { expire: { to: 'expired' }, decline: { to: 'declined' } },
  },
  countered: {
    buyer: {
      counter: { to: 'sent', needsAmount: true },
      accept: { to: 'accepted' },
      decline: { to: 'declined' },
      withdraw: { to: 'withdrawn' },
    },
    seller: { decline: { to: 'declined' } },
    site: { expire: { to: 'expired' }, decline: { to: 'declined' } },
  },
  accepted: {
    buyer: { withdraw: { to: 'withdrawn' } },
    seller: { decline: { to: 'declined' } },
    site: { decline: { to: 'declined' } },
  },
  declined: {},
  withdrawn: {},
  expired: {},
};

/** The actions available to a party. */
export function actionsOf(status: OfferStatus, party: OfferParty): OfferAction[] {
  const steps = offerGraph[status][party] ?? {};
  return offerActions.filter((action) => steps[action] !== undefined);
}

/** The result of an action; undefined if the party may not perform it. */
export function stepOf(status: OfferStatus, party: OfferParty, action: OfferAction): Step | undefined {
  return offerGraph[status][party]?.[action];
}

/** Whether it is still being negotiated. */
export function isOpenOffer(status: OfferStatus): boolean {
  return status === 'sent' || status === 'countered';
}

/** How long an offer is valid after its last step, and how long an accepted one reserves the car. */
export const offerLimits = { validDays: 7, reservedHours: 48 } as const;
