import { hasKtp } from '#contract/masking/ktp-in-text.ts';
import type { VisitSource } from '#contract/page/visit-source.ts';
import { cleanLine } from '#server/reading/clean-text.ts';

/** Null for a text that contains a national id (docs/product.md#national-id). */
function tagOf(text: string | undefined): string | null {
  const tag = cleanLine(text ?? '');
  return tag === '' || hasKtp(tag, new Date()) ? null : tag;
}

/** The source of the visit that led to an ad, a lead or an offer. */
export function visitColumns({ utmSource, utmMedium, utmCampaign, utmTerm, landingUrl }: VisitSource) {
  return {
    utmSource: tagOf(utmSource),
    utmMedium: tagOf(utmMedium),
    utmCampaign: tagOf(utmCampaign),
    utmTerm: tagOf(utmTerm),
    landingUrl: tagOf(landingUrl),
  };
}

/** The columns emptied, for erased data. */
export const noVisit = visitColumns({});
