import { demonstrationPath } from '#contract/account/account-paths.ts';
import { isDemonstrationNumber } from './demonstration-number.ts';

/** How many sellers' numbers an account may see; repeated views are free (docs/product.md#seller-contact). */
export const contactLimits = { anHour: 10, aDay: 50 } as const;

/** A WhatsApp link with a prefilled message; for a demonstration seller, a page of this site. */
export function whatsappUrl(mobile: string, message: string): string {
  if (isDemonstrationNumber(mobile)) return demonstrationPath;
  return `https://wa.me/${mobile.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}

/** A telephone link; for a demonstration seller, a page of this site. */
export function callUrl(mobile: string): string {
  return isDemonstrationNumber(mobile) ? demonstrationPath : `tel:${mobile}`;
}

/** `+62 812-3456-7890`. */
export function formatMobile(mobile: string): string {
  const digits = mobile.replace(/^\+62/, '');
  return `+62 ${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`;
}
