/**
 * The parts of the app. A part is one file of script, one stylesheet and one catalogue of words, and is fetched as a
 * whole. The route table says which part a screen is in; what it imports goes into the earliest part that needs it, and
 * what is imported on demand into the next one, unless `part-beginnings.ts` says otherwise.
 * What the document's own script imports (entry-client.tsx) is one more file, `entry`, which has no words.
 * The build, the precache, the preload links and the size limits are derived from this table (scripts/build/vite/parts.ts).
 */
export const parts = {
  /** What a public page shows before the first interaction: the frame, home, list and detail. */
  first: { after: undefined, keep: 'install' },
  /** What a guest may need afterwards: menu, footer, sheets, suggestions, compare, saved cars, forms. */
  browse: { after: 'first', keep: 'install' },
  /** framer-motion, and what it moves: fetched when something that a hand can move is first shown. */
  motion: { after: 'browse', keep: 'use' },
  /** Checks of what visitors write for everyone to read, fetched with a form; reports of ads, and letters to us. */
  writing: { after: 'browse', keep: 'use' },
  /** Charts, and what else only those parts share that have some. */
  charts: { after: 'browse', keep: 'use' },
  account: { after: 'browse', keep: 'install' },
  /** One's own ads: how they do, and what would help them. */
  ads: { after: 'account', with: ['charts'], keep: 'use' },
  sell: { after: 'account', keep: 'install' },
  /** Offers and enquiries of an account, which its devices store after a page is shown (`keepOwnPages`). */
  dealings: { after: 'account', keep: 'use' },
  /** Following the conversations of an account, on every page. */
  inbox: { after: 'account', keep: 'use' },
  /** Conversations, in which photos are sent as in an ad. */
  talk: { after: 'sell', with: ['inbox'], keep: 'use' },
  /** Preparing photos in the page: those of staff and articles, and all where workers have no canvas. */
  drawing: { after: 'account', keep: 'use' },
  staff: { after: 'account', with: ['charts'], keep: 'use' },
  /** Writing and publishing articles, which are shown as their readers see them. */
  publishing: { after: 'staff', with: ['reading'], keep: 'use' },
  /** Trading in, claims on a warranty and writing a review: forms with the fields and photos of an ad. */
  trade: { after: 'sell', keep: 'use' },
  /** Claims on warranties as staff decides on them, which are shown as their claimants see them. */
  claims: { after: 'staff', with: ['trade'], keep: 'use' },
  /** What a car's page has below its facts: its condition, its loan, the history and evidence of its price, its sheets, the form that slides in. */
  car: { after: 'browse', keep: 'use' },
  /** Booking a car, and its payment. */
  payments: { after: 'browse', keep: 'use' },
  /** The map of cars, and the city nearest to the device. */
  places: { after: 'browse', keep: 'use' },
  /** Dealers of used cars: their directory and pages. */
  dealers: { after: 'browse', keep: 'use' },
  /** New vehicles: brands and models. */
  vehicles: { after: 'browse', with: ['charts'], keep: 'use' },
  /** Owners' reviews as they are read. */
  reviews: { after: 'browse', keep: 'use' },
  /** The photo contest. */
  contests: { after: 'browse', keep: 'use' },
  /** Credit and insurance. */
  money: { after: 'browse', with: ['car', 'charts'], keep: 'use' },
  /** Sending events, consent, scripts of others, and the offer of the phone's language: after a page is shown. */
  tracking: { after: 'browse', keep: 'use' },
  /** Articles, and pages of text about the site. */
  reading: { after: 'browse', keep: 'use' },
} as const satisfies Readonly<Record<string, PartRow>>;

type PartRow = {
  /** The part that is always loaded before this one, whose code it may import. */
  readonly after: string | undefined;
  /** Others that are always loaded before it. */
  readonly with?: readonly string[];
  /** Whether the service worker stores it when it is installed, or once it is used. */
  readonly keep: 'install' | 'use';
};

export type PartName = keyof typeof parts;

/** A part and all that precede it, the earliest first. */
export function partsUpTo(part: PartName): readonly PartName[] {
  const row = parts[part];
  const before = row.after === undefined ? [] : partsUpTo(row.after);
  const beside: readonly PartName[] = 'with' in row ? row.with : [];
  return [...new Set<PartName>([...beside.flatMap(partsUpTo), ...before, part])];
}

/**
 * The part whose file of words has those of `part`: itself, unless it is installed after another one that follows
 * `browse`, whose words are loaded with it anyway.
 */
export function wordsPart(part: PartName): PartName {
  return parts[part].keep === 'use' ? part : (partsUpTo(part)[2] ?? part);
}
