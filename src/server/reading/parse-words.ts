import type {
  BodyTypeCode,
  ColorCode,
  FuelCode,
  ListingTypeCode,
  TransmissionCode,
} from '#contract/vehicles/vehicle.ts';
import { remember } from './remember.ts';

/*
 * Words for fuels, transmissions, body types, colours and sellers, in Indonesian and English. Each parser
 * returns undefined for an unknown word.
 */

type WordTable<Code> = readonly (readonly [words: RegExp, code: Code])[];

function tidy(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();
}

function firstWord<Code>(text: string, table: WordTable<Code>): Code | undefined {
  const written = tidy(text);
  let best: { at: number; code: Code } | undefined;
  for (const [words, code] of table) {
    const at = written.search(words);
    if (at >= 0 && (best === undefined || at < best.at)) best = { at, code };
  }
  return best?.code;
}

/** Stated as unknown: `Unknown`, `-`, `Lain-lain`. */
export const saysNothing = remember((text: string): boolean =>
  /^(?:|-+|\?+|n\/?a|null|none|unknown|tidak (?:diketahui|tahu|ada)|lain[- ]?lain|others?|semua)$/.test(
    tidy(text),
  ),
);

const hybrid = /\b(?:hybrid|hibrida|hev|phev|mhev|hv|plug-?in)\b/;
const fuels: WordTable<FuelCode> = [
  [/\b(?:listrik|electric|ev|bev)\b/, 'listrik'],
  [/\b(?:diesel|disel|deisel|solar|dexlite|dex|crdi|d-?4d)\b/, 'diesel'],
  [/\b(?:bensin|bensi|benzin|petrol|gasoline|gas|premium|pertalite|pertamax)\b/, 'bensin'],
];

export const parseFuel = remember((text): FuelCode | undefined => {
  // A hybrid also burns petrol, and sellers name both.
  return hybrid.test(tidy(text)) ? 'hybrid' : firstWord(text, fuels);
});

const transmissions: WordTable<TransmissionCode> = [
  [
    /\b(?:automatic|automatis|otomatis|otomatik|auto|matic|matik|metic|metik|a\/t|at|cvt|e-cvt|ivt|dct|dsg|amt|ags|tiptronic|triptonic)\b/,
    'otomatis',
  ],
  [/\b(?:manual|manuel|m\/t|mt)\b/, 'manual'],
];

export const parseTransmission = remember((text): TransmissionCode | undefined => {
  return firstWord(text, transmissions);
});

const bodies: WordTable<BodyTypeCode> = [
  [/\bmpv\b/, 'mpv'],
  [/\bsuv\b|\bsport utility\b/, 'suv'],
  [/\bhatch ?back\b|\bhatch\b/, 'hatchback'],
  [/\bsedan\b|\bsaloon\b/, 'sedan'],
  [/\bcross ?over\b/, 'crossover'],
  [/\bpick-? ?up\b|\b(?:double|single|singgle|dobel) cab(?:in)?\b|\bd-?cab\b/, 'pickup-truck'],
  [/\bvan\b|\bblind ?van\b/, 'van'],
  [/\bwagon\b|\bestate\b/, 'wagon'],
  [/\bcoupe\b|\bcoupé\b/, 'coupe'],
  [/\bconvertible\b|\bcabrio(?:let)?\b|\broadster\b/, 'convertible'],
];
/** Vague body types in registration papers and on other sites; the model is more reliable. */
const vagueBodies: WordTable<BodyTypeCode> = [
  [/\bmini ?bus\b/, 'mpv'],
  [/\bjeep\b/, 'suv'],
  [/\bcompact\b|\bcity ?car\b/, 'hatchback'],
  [/\bbus\b|\bmicro ?bus\b/, 'van'],
  [/\btruk\b|\btruck\b/, 'pickup-truck'],
];

/** A `vague` body type is overridden by the model's own. */
export const parseBodyType = remember((text): { code: BodyTypeCode; vague: boolean } | undefined => {
  const clear = firstWord(text, bodies);
  if (clear !== undefined) return { code: clear, vague: false };
  const vague = firstWord(text, vagueBodies);
  return vague === undefined ? undefined : { code: vague, vague: true };
});

const colors: WordTable<ColorCode> = [
  [/\b(?:putih|white|snow|pearl|mutiara)\b/, 'putih'],
  [/\b(?:hitam|black)\b/, 'hitam'],
  [/\b(?:silver|silper|perak)\b/, 'silver'],
  [/\babu\b|\babu2\b|\b(?:abuabu|grey|gray|graphite|charcoal|titanium)\b/, 'abu-abu'],
  [/\b(?:merah|red|maroon|marun|marron|burgundy)\b/, 'merah'],
  [/\b(?:biru|blue|navy)\b/, 'biru'],
  [/\b(?:cokelat|coklat|brown|bronze|perunggu|tembaga)\b/, 'cokelat'],
  [/\b(?:hijau|green|tosca|toska|army)\b/, 'hijau'],
  [/\b(?:kuning|yellow)\b/, 'kuning'],
  [/\b(?:oranye|orange|oren|jingga|orens)\b/, 'oranye'],
  [/\b(?:krem|cream|creme|beige|ivory)\b/, 'krem'],
  [/\b(?:emas|gold|golden|champagne)\b/, 'emas'],
  [/\b(?:ungu|purple|violet)\b/, 'ungu'],
  [/\b(?:lainnya|other|pink|merah muda|two ?tone)\b/, 'lainnya'],
];

export const parseColor = remember((text): ColorCode | undefined => {
  const written = tidy(text);
  // The shade precedes the colour: `Pearl Black` is black, `White Pearl` white.
  const plain = written.replace(/\b(?:pearl|mutiara|snow|titanium|army|champagne|merah muda)\b/g, ' ');
  return firstWord(plain, colors) ?? firstWord(written, colors);
});

export const parseListingType = remember((text): ListingTypeCode | undefined => {
  const written = tidy(text);
  if (/\b(?:diler|dealer|showroom|toko)\b/.test(written)) return 'diler';
  return /\b(?:individu|individual|private|pribadi|perorangan|pemilik|owner)\b/.test(written)
    ? 'individu'
    : undefined;
});

export function parseYesNo(text: string): boolean | undefined {
  const written = tidy(text);
  if (/^(?:1|ya|yes|y|true|ada|benar)$/.test(written)) return true;
  return /^(?:0|tidak|no|n|false|bukan)$/.test(written) ? false : undefined;
}
