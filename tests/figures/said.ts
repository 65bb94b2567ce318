import type { Language } from '#contract/language.ts';

const months =
  'Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember|January|February|March|May|June|July|August|October|December';

const parts: Readonly<Record<string, string>> = {
  // An amount with its unit.
  P: '(Rp \\d[\\d.,]*(?: (?:Juta|Milyar|Triliun|million|billion|trillion))?)',
  // A number.
  N: '(\\d[\\d.,]*\\d|\\d)',
  // A date as exact as it is known: a day, a month or a year.
  D: `((?:\\d{1,2} )?(?:(?:${months}) )?(?:\\d{1,2}, )?\\d{4})`,
  // A text whose figures are compared too.
  T: '(.+?)',
  // Words without figures.
  '*': '[^\\d]*?',
};

/** A sentence as a pattern: `{P}` an amount, `{N}` a number, `{D}` a date, `{T}` a text, `{*}` words, `[…]` what may be left out. */
export function sentence(said: string): RegExp {
  const pattern = said
    .split(/(\{[PNDT*]\}|[[\]])/)
    .map((part) => {
      if (part === '[') return '(?:';
      if (part === ']') return ')?';
      return parts[/^\{(.)\}$/.exec(part)?.[1] ?? ''] ?? part.replace(/[.*+?^${}()|\\/]/g, '\\$&');
    })
    .join('');
  return new RegExp(pattern);
}

/** How both languages say the same. */
export const said = (id: string, en: string): Readonly<Record<Language, RegExp>> => ({
  id: sentence(id),
  en: sentence(en),
});
