import { figurePattern, figureText, readingsOfFigure } from './figures.ts';

const upTo = String.raw`\s*(?:-|~|s\/?d\.?|sampai|hingga|to)\s*`;
const one = `(${figurePattern})\\s*(?:rb|rban|rbu|ribu|ribuan|k)?`;
const shape = new RegExp(
  `^(?:[<>≤≥±~]|\\+\\/-|kurang lebih|sekitar|low)?\\s*(?:${one}${upTo})?${one}(?:an)?\\s*\\+?$`,
);
const unit = /\b(?:kilometers?|kilometres?|odometer|odo|kms?|jarak tempuh)(?:\b|(?=\d))[.:]?/g;

/** `95 rb`, `85,5 rb`; but `120.000 rb` is the full number with a redundant unit. */
function thousands(figure: string): number {
  const smallest = Math.min(...readingsOfFigure(figure));
  return smallest >= 1000 ? smallest : smallest * 1000;
}

/**
 * Mileage: `85.000 km`, `120rb`, `km 95 rb`, `>300.000`. Of a range (`85.000-90.000`) the upper end counts, so that a
 * buyer is not promised less. In a range without a unit, ends under 1000 are thousands (`55-60`), since single
 * kilometres are never stated. Undefined if it is unreadable.
 */
export function readKilometers(text: string): number | undefined {
  const written = figureText(text)
    .replace(/(\d|k|rb)kms?\b/g, '$1 ')
    .replace(unit, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const parts = shape.exec(written);
  if (!parts) return undefined;
  const [, low, high = ''] = parts;
  const inThousands = /(?:rb|rban|rbu|ribu|ribuan|k)\s*\+?$/.test(written);
  const values = [low, high].flatMap((figure) => {
    if (figure === undefined) return [];
    if (inThousands) return [thousands(figure)];
    const readings = readingsOfFigure(figure);
    return [readings.find(Number.isInteger) ?? Number.NaN];
  });
  const upper = Math.max(...values);
  // `85.5` without a unit is neither thousands nor kilometres.
  if (!Number.isFinite(upper)) return undefined;
  const isShortBand = low !== undefined && !inThousands && upper < 1000;
  return Math.round(isShortBand ? upper * 1000 : upper);
}
