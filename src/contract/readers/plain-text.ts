/**
 * One line of typed or pasted text in plain characters: full-width digits as digits, every kind of dash as a hyphen,
 * every kind of space as a space, without invisible ones such as the direction marks of a copied phone number.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
