/** A number with cents: its two separators differ. `1.234.56` results from deleting a digit. */
const withCents = /^(\D*\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+))([.,])\d{2}$/;

/** The digits of typed or pasted text: `Rp 185.000.000` becomes 185000000. Leading zeros are dropped. */
export function digitsOf(text: string): string {
  const [, whole = '', separator = ''] = withCents.exec(text.trim()) ?? [];
  const counted = whole !== '' && !whole.includes(separator) ? whole : text;
  return counted.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** The position in a grouped number after the given number of digits. */
export function caretAfterDigits(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) seen += 1;
    if (seen === count) return place + 1;
  }
  return text.length;
}
