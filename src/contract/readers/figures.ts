import { plainText } from './plain-text.ts';

/* Numbers as people write them, where a dot may separate thousands or decimals. */

/** Digits separated by dots, commas or single spaces. */
export const figurePattern = String.raw`\d+(?:[.,]\d+|\s\d{3}(?!\d))*`;

/** No number is written in more characters; the patterns are not for longer text. */
const longestFigure = 200;

/** Plain text in lower case; a spreadsheet's `1.85E+08` is written out. */
export function figureText(text: string): string {
  return plainText(text.slice(0, longestFigure))
    .toLowerCase()
    .replace(/\b(\d+)(?:[.,](\d+))?e\+?(\d{1,2})\b/g, (written, whole: string, part = '', power: string) => {
      const value = Number(`${whole}.${part}e${power}`);
      return Number.isSafeInteger(value) ? String(value) : written;
    });
}

const groupedByThree = /^\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*$/;

/** A number without its thousands separators. */
function asGrouped(figure: string): number | undefined {
  return groupedByThree.test(figure) ? Number(figure.replace(/[.,\s]/g, '')) : undefined;
}

/** A number with decimals after its last separator; the part before it may be grouped. */
function asFraction(figure: string): number | undefined {
  const parts = /^(.*?)([.,])(\d+)$/.exec(figure);
  const [, whole = '', mark = '', fraction = ''] = parts ?? [];
  if (whole.includes(mark) && fraction !== '00') return undefined;
  const plain = /^\d+$/.test(whole) ? Number(whole) : asGrouped(whole);
  return plain === undefined ? undefined : Number(`${plain}.${fraction}`);
}

/**
 * Every value that a number may have: `1.675` is 1675 or 1.675, `1,25` only 1.25, `125.000.000,00` only
 * 125000000. Three digits after a single separator are the only ambiguous case.
 */
export function readingsOfFigure(figure: string): number[] {
  if (/^\d+$/.test(figure)) return [Number(figure)];
  const readings = [asGrouped(figure)];
  const separators = figure.replace(/\d/g, '');
  const mixed = new Set(separators).size > 1;
  if (separators.length === 1 || mixed || /[.,]00$/.test(figure)) readings.push(asFraction(figure));
  return readings.filter((reading) => reading !== undefined);
}
