import { remember } from './remember.ts';

/*
 * Variants as sellers and other sites write them: `1.2 RS Bensin-AT`, `2.0 i-VTEC Bensin-MT`, `Lain-lain-MT`.
 */

/** Fuel and transmission have their own columns; `new` is better expressed by the years. */
const noise = new Set([
  ...[
    'bensin',
    'solar',
    'diesel',
    'disel',
    'listrik',
    'hybrid',
    'hev',
    'hv',
    'phev',
    'ev',
    'electric',
    'petrol',
    'gasoline',
  ],
  ...['at', 'mt', 'cvt', 'ivt', 'dct', 'amt', 'ags', 'matic', 'manual', 'automatic', 'otomatis'],
  ...['new', 'all', 'type', 'tipe'],
]);

export interface VariantWords {
  /** Litres as written, with one decimal: `1.5`. */
  readonly size: string | undefined;
  /** The remaining words, sorted: `4x2 dakar`. */
  readonly trim: string;
  /** The type of automatic transmission, if more specific than `AT`. */
  readonly gearbox: string | undefined;
}

export const variantWords = remember((name): VariantWords => {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b([am])\/t\b/g, '$1t')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d)\s?x\s?(\d)/g, '$1x$2')
    .split(/[^a-z0-9.+&]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '');
  const size = words.find((word) => /^\d\.\d(?:l|t)?$/.test(word));
  const trim = [...new Set(words.filter((word) => word !== size && !noise.has(word)))].sort().join(' ');
  return {
    size: size?.slice(0, 3),
    trim,
    gearbox: words.find((word) => /^(?:cvt|ivt|dct|amt|ags)$/.test(word)),
  };
});

/**
 * The displayed name of a variant that is not in the catalogue, without fuel and transmission at its end,
 * which have their own columns. Null if nothing meaningful remains.
 */
export const cleanVariantName = remember((name): string | null => {
  const clean = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/-(?:AT|MT)$/i, '')
    .replace(/(?:^|\s)(?:Bensin|Solar|Diesel|Listrik|Hybrid)$/i, '')
    .replace(/(?:^|\s)(?:AT|MT)$/i, '')
    .trim();
  return /^(?:|-+|unknown|lain[- ]?lain|others?|n\/?a)$/i.test(clean) ? null : clean;
});
