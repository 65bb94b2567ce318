/** Status of an offer (docs/product.md#offers). */
export const offerStatuses = ['sent', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/**
 * What can be done to one. `expire` is the site's alone, seven days after the last step; it declines for both where the
 * car may be offered no more.
 */
export const offerActions = ['send', 'counter', 'accept', 'decline', 'withdraw', 'expire'] as const;
export type OfferAction = (typeof offerActions)[number];

/** The two who deal, and the site. */
export type OfferParty = 'buyer' | 'seller' | 'site';

type Step = { readonly to: OfferStatus; readonly needsAmount?: true };

/**
 * The whole graph: by where an offer stands and who acts, what they may do and where it leads. A counter-offer passes
 * the turn: whoever did not speak last answers. What is not here cannot be done.
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

/** What one side may do now. */
export function actionsOf(status: OfferStatus, party: OfferParty): OfferAction[] {
  const steps = offerGraph[status][party] ?? {};
  return offerActions.filter((action) => steps[action] !== undefined);
}

/** Where an action leads, of somebody who may do it now; undefined where they may not. */
export function stepOf(status: OfferStatus, party: OfferParty, action: OfferAction): Step | undefined {
  return offerGraph[status][party]?.[action];
}

/** Whether there is still something to be agreed on. */
export function isOpenOffer(status: OfferStatus): boolean {
  return status === 'sent' || status === 'countered';
}

/** An offer stands this long after its last step, and an accepted one keeps the car this long. */
export const offerLimits = { validDays: 7, reservedHours: 48 } as const;
