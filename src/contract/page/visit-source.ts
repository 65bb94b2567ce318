import { optionalText } from '#contract/api/wire-values.ts';

/** The source and first page of a visit, sent with ads, leads and offers (docs/product.md#tracking). */
export const visitQuery = () => ({
  utmSource: optionalText(100),
  utmMedium: optionalText(100),
  utmCampaign: optionalText(100),
  utmTerm: optionalText(100),
  landingUrl: optionalText(1000),
});
export type VisitSource = { readonly [Field in keyof ReturnType<typeof visitQuery>]?: string | undefined };

export const visitKinds = ['direct', 'referral', 'campaign'] as const;
export type VisitKind = (typeof visitKinds)[number];

export function visitKindOf({ utmSource, utmMedium, utmCampaign, utmTerm }: VisitSource): VisitKind {
  if (utmMedium === 'referral') return 'referral';
  const isNamed = utmMedium || utmCampaign || utmTerm || (utmSource && utmSource !== 'direct');
  return isNamed ? 'campaign' : 'direct';
}
