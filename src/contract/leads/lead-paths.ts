import { financeLeadPath, leadFormPaths } from '#contract/leads/lead-pages.ts';
import type { SellerLeadKind } from './lead.ts';

/* Separate from the other paths, which every page loads. */

export function leadFormPath(kind: SellerLeadKind | 'insurance', listingId?: number): string {
  const about = listingId === undefined ? '' : `&id=${listingId}`;
  return `${leadFormPaths[0]}?kind=${kind}${about}`;
}

export function financeLeadPathOf(listingId: number | undefined): string {
  return listingId === undefined ? financeLeadPath : `${financeLeadPath}?id=${listingId}`;
}
