/** Strokes of the odometer's digits: 100 units tall, baseline at 0, drawn with a 13-unit round pen. */
const figures: Record<string, { advance: number; path: string }> = {
  '0': { advance: 72, path: 'M30 -94C48 -94 54 -76 54 -50S48 -6 30 -6S6 -24 6 -50S12 -94 30 -94Z' },
  '1': { advance: 72, path: 'M14 -78L34 -94V-6M16 -6H52' },
  '2': { advance: 72, path: 'M8 -72C10 -88 20 -94 31 -94C45 -94 53 -85 53 -72C53 -58 44 -48 8 -6H54' },
  '3': {
    advance: 72,
    path: 'M9 -80C14 -90 22 -94 31 -94C44 -94 52 -86 52 -74C52 -60 42 -53 26 -53C44 -53 54 -44 54 -29C54 -14 44 -6 30 -6C19 -6 10 -11 6 -22',
  },
  '4': { advance: 72, path: 'M42 -6V-94L5 -30H57' },
  '5': {
    advance: 72,
    path: 'M51 -94H15L11 -52C16 -58 23 -61 30 -61C45 -61 54 -50 54 -34C54 -17 44 -6 29 -6C18 -6 10 -11 6 -21',
  },
  '6': {
    advance: 72,
    path: 'M48 -90C28 -92 7 -74 7 -38C7 -17 16 -6 31 -6C45 -6 54 -17 54 -33C54 -49 45 -59 32 -59C18 -59 8 -49 7 -36',
  },
  '7': { advance: 72, path: 'M6 -94H54L24 -6' },
  '8': {
    advance: 72,
    path: 'M30 -53C17 -53 9 -61 9 -74S17 -94 30 -94S51 -86 51 -74S43 -53 30 -53C15 -53 6 -44 6 -30S15 -6 30 -6S54 -16 54 -30S45 -53 30 -53Z',
  },
  '9': {
    advance: 72,
    path: 'M12 -10C32 -8 53 -26 53 -62C53 -83 44 -94 29 -94C15 -94 6 -83 6 -67C6 -51 15 -41 28 -41C42 -41 52 -51 53 -64',
  },
  '.': { advance: 30, path: 'M9 -5L9.1 -5' },
};

/** Formats 41287 as "41.287", as in Indonesia. */
export function dottedKilometers(kilometers: number): string {
  return String(kilometers).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** SVG path group of a figure, centred on x, standing on y, `height` pixels tall. */
export function figurePath(text: string, x: number, y: number, height: number, colour: string): string {
  const scale = height / 100;
  let at = 0;
  let paths = '';
  for (const sign of text) {
    const figure = figures[sign];
    if (!figure) continue;
    paths += `<path transform="translate(${at} 0)" d="${figure.path}"/>`;
    at += figure.advance;
  }
  const width = (at - 12) * scale;
  return `<g transform="translate(${(x - width / 2).toFixed(2)} ${y}) scale(${scale.toFixed(4)})" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
}
