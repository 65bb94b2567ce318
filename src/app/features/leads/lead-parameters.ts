import { useSearch } from 'wouter';
import { useAccount } from '#app/data/account/use-account.ts';
import { sellerLeadKinds } from '#contract/leads/lead.ts';

const shownKinds = [...sellerLeadKinds, 'insurance'] as const;
export type ShownKind = (typeof shownKinds)[number];

export type LeadParameters = {
  readonly kind: ShownKind;
  readonly listingId: number | undefined;
};

/** Parses the query of a form's address: `?kind=test-drive&id=12`. */
export function leadParametersOf(search: string): LeadParameters {
  const parameters = new URLSearchParams(search);
  const kind = shownKinds.find((known) => known === parameters.get('kind')) ?? 'contact';
  const id = parameters.get('id') ?? '';
  return { kind, listingId: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined };
}

/** The same as a hook; undefined on the server, which does not receive the query. */
export function useLeadParameters(): LeadParameters | undefined {
  const search = useSearch();
  // Only known on the device, so not before hydration.
  const { isKnown } = useAccount();
  return isKnown ? leadParametersOf(search) : undefined;
}
