import { optionalText } from '#contract/api/wire-values.ts';

/** Where a visit came from and where it began, as ads, leads and offers carry it (docs/product.md#tracking). */
export const visitQuery = () => ({
  utmSource: optionalText(100),
  utmMedium: optionalText(100),
  utmCampaign: optionalText(100),
  utmTerm: optionalText(100),
  landingUrl: optionalText(1000),
});
export type VisitSource = { readonly [Field in keyof ReturnType<typeof visitQuery>]?: string | undefined };
