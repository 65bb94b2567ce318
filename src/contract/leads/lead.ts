/**
 * What a visitor can ask an outlet for. `quote` is a price for a new vehicle; a buyer's offer on a used car
 * is a separate entity (offer.ts).
 */
export const outletRequests = ['test-drive', 'quote', 'brochure', 'service'] as const;
export type OutletRequest = (typeof outletRequests)[number];

export type LeadField =
  | 'name'
  | 'mobile'
  | 'email'
  | 'message'
  | 'preferredOn'
  | 'price'
  | 'downPayment'
  | 'months'
  | 'cityId'
  | 'cover'
  | 'ktp'
  | 'plan'
  | 'car';

type LeadRule = {
  /** Who reads it: the seller of a used car, an outlet and the staff, or the staff, who pass it on. */
  readonly to: 'seller' | 'outlet' | 'staff';
  readonly endpoint: string;
  /** In form order: the first invalid one receives focus. */
  readonly fields: readonly LeadField[];
  /** A request says what it is about by its kind, a message by its words. */
  readonly needsMessage?: true;
};

const everyLead = ['name', 'mobile', 'email', 'message'] as const;

/** Kinds of leads (docs/product.md#leads). */
export const leadRules = {
  contact: { to: 'seller', endpoint: 'saveLead', fields: everyLead, needsMessage: true },
  'test-drive': { to: 'seller', endpoint: 'saveLead', fields: ['preferredOn', ...everyLead] },
  finance: {
    to: 'staff',
    endpoint: 'saveFinanceLead',
    fields: ['price', 'downPayment', 'months', 'cityId', ...everyLead, 'ktp'],
  },
  insurance: {
    to: 'staff',
    endpoint: 'saveInsuranceLead',
    fields: ['price', 'cover', 'cityId', ...everyLead],
  },
  quote: { to: 'outlet', endpoint: 'saveOutletLead', fields: everyLead },
  brochure: { to: 'outlet', endpoint: 'saveOutletLead', fields: everyLead },
  service: { to: 'outlet', endpoint: 'saveOutletLead', fields: ['preferredOn', ...everyLead] },
  'trade-in': { to: 'staff', endpoint: 'saveTradeLead', fields: ['cityId', ...everyLead] },
  warranty: { to: 'staff', endpoint: 'saveWarrantyLead', fields: ['plan', 'car', ...everyLead] },
} as const satisfies Record<string, LeadRule>;

export type LeadKind = keyof typeof leadRules;
export const leadRule = (kind: LeadKind): LeadRule => leadRules[kind];

type Reader = LeadRule['to'];
type KindTo<To extends Reader> = {
  [Kind in LeadKind]: (typeof leadRules)[Kind]['to'] extends To ? Kind : never;
}[LeadKind];

export const leadKinds = Object.keys(leadRules) as LeadKind[];

export const leadKindsTo = <To extends Reader>(to: To): KindTo<To>[] =>
  leadKinds.filter((kind): kind is KindTo<To> => leadRules[kind].to === to);

export type SellerLeadKind = KindTo<'seller'>;
export const sellerLeadKinds = leadKindsTo('seller');
/** The kind that a text names; a message where it names none. */
export const sellerLeadKindOf = (text: string | undefined): SellerLeadKind =>
  sellerLeadKinds.find((kind) => kind === text) ?? 'contact';
export const isToSeller = (kind: LeadKind): kind is SellerLeadKind => leadRules[kind].to === 'seller';

/** The state of a lead, set by its seller. */
export const leadStates = ['new', 'seen', 'done'] as const;
export type LeadState = (typeof leadStates)[number];

/** Coverage types of car insurance. */
export const leadCovers = ['comprehensive', 'total-loss'] as const;
