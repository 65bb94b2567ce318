import { type Reading, read, unread } from '#server/car-list/row-reasons.ts';
import { figurePattern, readingsOfFigure } from './number-words.ts';

export const kilometersLimit = 2_000_000;

const unknown = /^(?:|-+|\?+|n\/?a|unknown|tidak (?:diketahui|tahu|ada)|lainnya|null|none)$/;
const upTo = String.raw`\s*(?:-|–|—|~|s\/?d\.?|sampai|hingga|to)\s*`;
const one = `(${figurePattern})\\s*(?:rb|rban|rbu|ribu|ribuan|k)?`;
const shape = new RegExp(
  `^(?:[<>≤≥±~]|\\+\\/-|kurang lebih|sekitar|low)?\\s*(?:${one}${upTo})?${one}\\s*\\+?$`,
);

/** `undefined` is unreadable; null is stated as unknown. */
export type KilometersReading = Reading<number | null | undefined>;

/**
 * Mileage: `85.000 km`, `120rb`, `km 95 rb`, `>300.000`, `Unknown`. Of a range (`85.000-90.000`) the upper
 * end counts, so that a buyer is not promised less. In a range without a unit, ends under 1000 are thousands
 * (`55-60`), since single kilometres are never stated.
 */
export function parseKilometers(text: string): KilometersReading {
  const written = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(
      /\b(?:kilometers?|kilometres?|odometer|odo|kms?|jarak tempuh)(?:\b|(?=\d))[.:]?|(?<=\d|k|rb)kms?\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  if (unknown.test(written)) return read(null);
  const parts = shape.exec(written);
  if (!parts) return read(undefined);
  const [, low, high = ''] = parts;
  const inThousands = /(?:rb|rban|rbu|ribu|ribuan|k)\s*\+?$/.test(written);
  const values = [low, high].flatMap((figure) => {
    if (figure === undefined) return [];
    const [grouped] = readingsOfFigure(figure);
    return grouped === undefined ? [Number.NaN] : [inThousands ? thousands(figure) : grouped];
  });
  const upper = Math.max(...values);
  if (!Number.isFinite(upper)) return read(undefined);
  const isShortBand = low !== undefined && !inThousands && upper < 1000;
  const kilometers = Math.round(isShortBand ? upper * 1000 : upper);
  // `85.5` without a unit is neither thousands nor kilometres.
  if (!inThousands && !Number.isInteger(upper)) return read(undefined);
  return kilometers > kilometersLimit ? unread('kilometers_impossible') : read(kilometers);
}

/** `95 rb`, `85,5 rb`; but `120.000 rb` is the full number with a redundant unit. */
function thousands(figure: string): number {
  const readings = readingsOfFigure(figure);
  const smallest = Math.min(...readings);
  return smallest >= 1000 ? smallest : smallest * 1000;
}
