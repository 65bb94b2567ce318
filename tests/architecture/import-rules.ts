import { posix } from 'node:path';
import { type PartName, parts, partsUpTo } from '#app/parts/parts.ts';
import { type Import, reachOf } from './find-imports.ts';

interface Rule {
  /** Folders or single files, besides its own. */
  readonly places: readonly string[];
  /** Packages by name; a final * matches the rest of a name. */
  readonly packages: readonly string[];
  /** Globals that do not exist, or do not belong, there. */
  readonly withoutNames?: readonly string[];
}

const shared = ['src/money', 'src/contract', 'src/catalogue', 'src/offline'];
/** What a page may load. Each costs a phone bytes: see .size-limit.mjs. */
const pagePackages = [
  '@base-ui/react',
  '@lingui/core',
  '@lingui/react',
  'dexie',
  'dexie-react-hooks',
  'diff',
  'lucide',
  'react',
  'react-dom',
  'framer-motion',
  'comlink',
  'regexparam',
  'swr',
  'web-vitals',
  'wouter',
  'zod',
];
const app: Rule = { places: shared, packages: pagePackages, withoutNames: ['serviceWorker'] };
const partTable = 'src/app/parts/parts.ts';
const idle = 'src/app/when-idle.ts';
const answerSchemas = [
  ...[
    'vehicles',
    'reading',
    'money',
    'staff',
    'publishing',
    'payments',
    'dealers',
    'trade',
    'reviews',
    'contests',
  ],
].map((part) => `src/app/parts/${part}/answer-schemas.ts`);
const below = (...layers: string[]) => layers.map((layer) => `src/app/${layer}`);
const pageless = ['window', 'document', 'localStorage'];

/** Who may import whom, by folder; the longest folder that holds a file rules it (docs/architecture.md). */
const rules: Readonly<Record<string, Rule>> = {
  'src/money': { places: [], packages: [], withoutNames: pageless },
  'src/contract': { places: ['src/money', 'reference-data'], packages: ['zod'], withoutNames: pageless },
  'src/catalogue': { places: ['src/money', 'src/contract'], packages: [], withoutNames: pageless },
  'src/offline': {
    places: ['src/money', 'src/contract', 'src/catalogue'],
    packages: ['dexie', 'zod', 'comlink'],
    withoutNames: pageless,
  },
  'src/server': {
    places: ['src/money', 'src/contract', 'src/catalogue', 'package.json'],
    packages: ['*'],
  },
  sw: {
    places: ['src/contract', 'src/offline'],
    packages: ['workbox-*', 'zod', 'virtual:background-script'],
    withoutNames: pageless,
  },
  'src/app': { ...app, places: [...shared, 'src/app', 'locales'] },
  // A part's own rules are in complaintAboutPart.
  'src/app/parts': {
    ...app,
    places: [
      ...shared,
      'src/app/page.ts',
      idle,
      ...below('parts', 'ui', 'data', 'i18n', 'pwa', 'tracking', 'workers'),
    ],
  },
  'src/app/ui': {
    ...app,
    places: [...shared, partTable, idle, 'src/app/pwa/missing-chunk.ts', ...below('i18n')],
  },
  'src/app/data': { ...app, places: [...shared, idle, ...answerSchemas, ...below('i18n', 'workers')] },
  'src/app/i18n': { ...app, packages: [...pagePackages, 'virtual:words'], places: [...shared, partTable] },
  'src/app/pwa': {
    places: [...shared, ...below('early', 'ui', 'data', 'i18n', 'tracking')],
    packages: pagePackages,
  },
  'src/app/tracking': { ...app, places: [...shared, ...below('data')] },
  'src/app/workers': { places: shared, packages: ['comlink'], withoutNames: pageless },
};

const browserPackages = /^(?:react(?:-dom)?|dexie.*|wouter|workbox-.*)$/;
const testFile = /\.test\.tsx?$/;

/** Violations of a file's imports, one line each. The file need not exist. */
export function violationsOf(path: string, source: string): string[] {
  const rule = ruleFor(path);
  const { imports, names } = reachOf(path, source);
  const found = imports.flatMap((found) => {
    const complaint = complaintAbout(path, found, rule);
    return complaint === undefined ? [] : [`${path} imports ${found.specifier}: ${complaint}`];
  });
  const forbidden = testFile.test(path)
    ? []
    : (rule.rule.withoutNames ?? []).filter((name) => names.has(name));
  return [...found, ...forbidden.map((name) => `${path} uses ${name}, which is not for ${rule.place}`)];
}

function ruleFor(path: string): { place: string; rule: Rule } {
  const place = Object.keys(rules)
    .filter((folder) => isIn(path, folder))
    .reduce((longest, folder) => (folder.length > longest.length ? folder : longest), '');
  const rule = rules[place];
  if (rule === undefined) throw new Error(`No rule says what ${path} may import.`);
  return { place, rule };
}

function complaintAbout(
  path: string,
  { specifier, isType, isOnDemand }: Import,
  { place, rule }: { place: string; rule: Rule },
): string | undefined {
  const target = targetOf(path, specifier);
  if (target.kind === 'package') {
    if (testFile.test(path)) return undefined;
    const isAllowed = rule.packages.some((name) => matches(target.name, name));
    const isForPages = place === 'src/server' && browserPackages.test(target.name);
    return isAllowed && !isForPages ? undefined : `${place} may not import the package ${target.name}`;
  }
  const ofPart = complaintAboutPart(path, target.path, isOnDemand || isType);
  if (ofPart !== undefined) return ofPart;
  const ofFeature = complaintAboutFeature(path, target.path, isType);
  if (ofFeature !== undefined) return ofFeature;
  if (testFile.test(path) && isIn(target.path, 'tests')) return undefined;
  if (isIn(target.path, place) && (place !== 'src/app' || rule.places.includes(place))) return undefined;
  const isAllowed = rule.places.some((folder) => isIn(target.path, folder));
  return isAllowed ? undefined : `${place} may not import ${ownerOf(target.path)}`;
}

type Target = { kind: 'package'; name: string } | { kind: 'file'; path: string };

export function targetOf(path: string, specifier: string): Target {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(path), bare) };
  if (bare.startsWith('#')) {
    const area = bare.slice(1);
    const isOutside = ['tests', 'locales', 'reference-data'].some((folder) => isIn(area, folder));
    return { kind: 'file', path: isOutside ? area : `src/${area}` };
  }
  if (bare.startsWith('node:')) return { kind: 'package', name: bare };
  return { kind: 'package', name: bare.split('/', bare.startsWith('@') ? 2 : 1).join('/') };
}

type PlaceInPart = { readonly part: PartName; readonly layer: string; readonly feature: string | undefined };

function placeInPart(path: string): PlaceInPart | undefined {
  const [, part = '', layer = '', feature] =
    /^src\/app\/parts\/(\w+)\/(\w+)\/(?:([^/.]+)\/)?/.exec(path) ?? [];
  return Object.hasOwn(parts, part) ? { part: part as PartName, layer, feature } : undefined;
}

/**
 * A part imports itself and the parts it comes after; of any other only types, or code on demand. In it screens import
 * features, and a feature imports no other feature: a screen passes one into the other.
 */
function complaintAboutPart(path: string, target: string, isFree: boolean): string | undefined {
  const own = placeInPart(path);
  const other = placeInPart(target);
  if (own === undefined || other === undefined) return undefined;
  if (!isFree && !partsUpTo(own.part).includes(other.part)) {
    return `the part ${own.part} may import ${other.part} only on demand`;
  }
  if (own.layer !== 'features') return undefined;
  if (other.layer === 'screens') return 'a feature may not import a screen';
  if (other.layer === 'features' && own.feature !== other.feature) {
    return `the feature ${own.feature} may not import the feature ${other.feature}`;
  }
  return undefined;
}

const serverFeature = /^src\/server\/features\/([^/]+)\//;
/** They put the process together. */
const serverEntries = ['build-app', 'env', 'main', 'services', 'site'].map((name) => `src/server/${name}.ts`);

/**
 * A server feature takes another one's service as a dependency and so imports only its type. What several of them use
 * stands in a folder beside them, which imports none.
 */
function complaintAboutFeature(path: string, target: string, isType: boolean): string | undefined {
  const other = serverFeature.exec(target)?.[1];
  if (other === undefined || !isIn(path, 'src/server') || testFile.test(path)) return undefined;
  const own = serverFeature.exec(path)?.[1];
  if (own === other || serverEntries.includes(path)) return undefined;
  if (own === undefined) return 'what features share may not import a feature';
  if (isType && target.endsWith('.service.ts')) return undefined;
  return `the feature ${own} may import only the type of a service of ${other}`;
}

function ownerOf(path: string): string {
  const layer = /^src\/app\/[^/.]+(?=\/)/.exec(path)?.[0];
  return layer ?? /^(?:src\/)?[^/]+/.exec(path)?.[0] ?? path;
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
