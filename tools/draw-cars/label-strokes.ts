import { figurePath } from '../../src/server/drawn-photos/digit-strokes.ts';

/** The few letters on panels and engines as strokes, 100 units tall (lower case reaches 64), so that no font is needed. */
const letterPaths: Record<string, { advance: number; path: string }> = {
  C: { advance: 72, path: 'M54 -78C48 -90 40 -94 31 -94C14 -94 6 -76 6 -50S14 -6 31 -6C41 -6 49 -11 54 -22' },
  D: { advance: 76, path: 'M8 -94V-6H28C48 -6 58 -22 58 -50S48 -94 28 -94Z' },
  H: { advance: 76, path: 'M8 -94V-6M58 -94V-6M8 -50H58' },
  N: { advance: 76, path: 'M8 -6V-94L58 -6V-94' },
  O: { advance: 80, path: 'M34 -94C52 -94 62 -76 62 -50S52 -6 34 -6S6 -24 6 -50S16 -94 34 -94Z' },
  P: { advance: 70, path: 'M8 -6V-94H32C46 -94 54 -84 54 -70S46 -46 32 -46H8' },
  R: { advance: 74, path: 'M8 -6V-94H32C46 -94 54 -84 54 -70S46 -46 32 -46H8M32 -46L56 -6' },
  V: { advance: 72, path: 'M4 -94L31 -6L58 -94' },
  h: { advance: 62, path: 'M8 -94V-6M8 -40C12 -56 22 -64 30 -64C42 -64 46 -56 46 -42V-6' },
  k: { advance: 60, path: 'M8 -94V-6M44 -62L10 -32M22 -42L46 -6' },
  m: {
    advance: 92,
    path: 'M8 -64V-6M8 -42C12 -58 20 -64 27 -64C37 -64 41 -57 41 -44V-6M41 -42C45 -58 53 -64 60 -64C70 -64 74 -57 74 -44V-6',
  },
  p: {
    advance: 64,
    path: 'M8 -64V20M8 -34C8 -54 18 -64 29 -64C42 -64 50 -52 50 -35S42 -6 29 -6C18 -6 8 -16 8 -36',
  },
  r: { advance: 44, path: 'M8 -64V-6M8 -38C12 -56 20 -64 34 -62' },
  '/': { advance: 50, path: 'M38 -98L6 2' },
  ' ': { advance: 40, path: '' },
};

/** Letters centred on x, standing on y, capitals `height` pixels tall. */
export function label(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  pen = 11,
  spacing = 0,
): string {
  const scale = height / 100;
  let at = 0;
  let paths = '';
  for (const sign of text) {
    const letter = letterPaths[sign];
    if (!letter) continue;
    paths += `<path transform="translate(${at} 0)" d="${letter.path}"/>`;
    at += letter.advance + spacing;
  }
  return `<g transform="translate(${(x - ((at - 12) * scale) / 2).toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" fill="none" stroke="${colour}" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
}

/** Figures centred on x and on y. */
export function number(text: string, x: number, y: number, height: number, colour: string): string {
  return figurePath(text, x, y + height / 2, height, colour);
}
