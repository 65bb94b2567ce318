/** Four times the text takes about four times the work; what grows with the square takes sixteen. */
const times = 4;
const mostGrowth = 9;
/** Less than this says nothing, and at the greatest length nothing else matters. */
const leastMs = 3;
const attempts = 10;

/** Processor time, which other processes don't add to. */
function workOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The ratio of the least work seen for each length: collecting garbage and compiling only ever add to it. */
function growthOf(run: (length: number) => void, length: number): number {
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    long = Math.min(
      long,
      workOf(() => run(times * length)),
    );
    if (long < leastMs) return 0;
    short = Math.min(
      short,
      workOf(() => run(length)),
    );
    if (long / short < mostGrowth) break;
  }
  return long / short;
}

/** The units of which a text repeated makes more work than its length, if any, with their growth. */
export function superlinear(
  units: readonly string[],
  most: number,
  run: (text: string) => void,
): readonly string[] {
  return units.flatMap((unit) => {
    const text = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    // From short to long: what grows with the square must not hold the test up.
    for (let length = 1000; length * times <= most; length *= 2) {
      const growth = growthOf((of) => run(text(of)), length);
      if (growth >= mostGrowth) return [`${JSON.stringify(unit)} × ${length}: ${growth.toFixed(1)}`];
    }
    return [];
  });
}

/** Units that, repeated, made a parser, an expression or a search of this product or its libraries slow. */
export const hostileUnits: readonly string[] = [
  ...['a', '0', ' ', '\t', '\n', '\r', '-', '.', ',', '_', '@', ':', '/', '+', '(', ')', '"', "'", '\\'],
  ...[
    '*a_',
    '*a',
    '_a',
    '**a ',
    '***a ',
    'a*',
    'a**b',
    '*_*_',
    '`',
    '``a',
    '`` ` ',
    '<',
    '<a',
    '<!--',
    '&',
    '&#1;',
  ],
  ...[
    '[',
    '[a](',
    '[a](b)',
    '![a](',
    '](',
    '[a][b] ',
    '[a]: b\n',
    '[[',
    '[](',
    '[*a',
    '<a b="',
    '<https://a',
  ],
  ...[
    '> ',
    '>',
    '>a\n',
    '1. ',
    '- ',
    '- - ',
    '> 1. ',
    '- a\n',
    '1. a\n',
    '  - a\n',
    '    a\n',
    'a\\\n',
    'a  \n',
  ],
  ...['# a\n', '# a #', '#', 'a\n=\n', 'a\n-\n', '```\n', '~~~\n', '|', '|a', '|a|\n', 'a|b\n-|-\n', '|-|\n'],
  ...[
    'a.',
    'a-',
    'a@',
    'a@b',
    'a@b.',
    'a ',
    'a . ',
    'a at ',
    'ig ',
    'ig: ',
    'wa ',
    'dot ',
    'a dot ',
    'titik ',
  ],
  ...[
    '1 ',
    '1-',
    '1.',
    '12 ',
    '0812',
    '08 ',
    '08.',
    '08 a ',
    '8123 ',
    '0812 345 ',
    '62 ',
    '+62 ',
    '1a',
    'o',
    'O0',
  ],
  ...[
    'nol ',
    'nol',
    'satu',
    'dua puluh ',
    'se',
    'd u a ',
    'n o l  ',
    'sa',
    'saaatu',
    'nl ',
    'double ',
    'belas ',
  ],
  ...['é', 'а', '٠', '①', '👍', '中', '\u200b', 'a\u0301', '½', '0\u20e3'],
];
