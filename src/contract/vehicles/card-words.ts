import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { ColorCode, ListingTypeCode, TransmissionCode } from './vehicle.ts';

/* What the first page needs of the values in vehicle.ts, apart from them: the others are loaded after it. */

export const transmissionNames: Readonly<Record<TransmissionCode, Localized>> = {
  manual: localized('Manual'),
  otomatis: localized('Automatic'),
};

export const listingTypeNames: Readonly<Record<ListingTypeCode, Localized>> = {
  individu: localized('Private'),
  diler: localized('Dealer'),
};

/** The colours of swatches and drawings. */
export const colorHexes: Readonly<Record<ColorCode, string>> = {
  putih: '#f4f5f4',
  hitam: '#15181a',
  silver: '#b9bdc0',
  'abu-abu': '#5f656a',
  merah: '#a51318',
  biru: '#1a4690',
  cokelat: '#5c4433',
  hijau: '#35543f',
  kuning: '#dfa70f',
  oranye: '#cb5012',
  krem: '#d3c8b0',
  emas: '#b89a5a',
  ungu: '#5b3a6e',
  lainnya: '#8fa3a0',
};
