import { demonstrationPath } from '#contract/account/account-paths.ts';
import { isDemonstrationNumber } from './demonstration-number.ts';

/** How many sellers' numbers an account may see; seeing one again is free (docs/product.md#seller-contact). */
export const contactLimits = { anHour: 10, aDay: 50 } as const;

/** Opens a WhatsApp conversation with a number, the message prefilled; a page of ours for a demonstration seller. */
export function whatsappUrl(mobile: string, message: string): string {
  if (isDemonstrationNumber(mobile)) return demonstrationPath;
  return `https://wa.me/${mobile.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}

/** Dials a number; opens a page of ours for a demonstration seller. */
export function callUrl(mobile: string): string {
  return isDemonstrationNumber(mobile) ? demonstrationPath : `tel:${mobile}`;
}

/** `+62 812-3456-7890`. */
export function formatMobile(mobile: string): string {
  const digits = mobile.replace(/^\+62/, '');
  return `+62 ${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`;
}
