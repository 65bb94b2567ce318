import type { CreditSubject } from '#contract/credit/credit-pages.ts';

/* The last calculation of each kind on this device, as its query. */

const keyOf = (subject: CreditSubject) => `lajur.credit.${subject}`;
const most = 600;

export function rememberCalculation(subject: CreditSubject, query: string): void {
  try {
    if (query !== '' && query.length <= most) localStorage.setItem(keyOf(subject), query);
  } catch {
    // Without storage each calculation begins anew.
  }
}

export function lastCalculation(subject: CreditSubject): string | undefined {
  try {
    return localStorage.getItem(keyOf(subject)) ?? undefined;
  } catch {
    return undefined;
  }
}
