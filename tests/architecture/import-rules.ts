import { posix } from 'node:path';
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
const partTable = 'src/app/parts.ts';
const idle = 'src/app/when-idle.ts';
const page = ['src/app/page.ts', idle];
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
  'src/app/screens': {
    ...app,
    places: [...shared, ...page, ...below('features', 'forms', 'ui', 'data', 'i18n', 'pwa', 'tracking')],
  },
  // One feature imports no other: complaintAboutAppFeature.
  'src/app/features': {
    ...app,
    places: [...shared, ...page, ...below('forms', 'ui', 'data', 'i18n', 'pwa', 'tracking', 'workers')],
  },
  'src/app/forms': { ...app, places: [...shared, ...below('ui', 'data', 'i18n', 'pwa')] },
  'src/app/ui': {
    ...app,
    places: [...shared, partTable, idle, 'src/app/pwa/missing-chunk.ts', ...below('i18n')],
  },
  'src/app/data': { ...app, places: [...shared, idle, ...below('i18n', 'workers')] },
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
  const ofAppFeature = complaintAboutAppFeature(path, target.path);
  if (ofAppFeature !== undefined) return ofAppFeature;
  // A link of ui may open what a feature shows.
  if (isOnDemand && isIn(path, 'src/app/ui') && isIn(target.path, 'src/app/features')) return undefined;
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

const appFeature = /^src\/app\/features\/([^/]+)\//;

/** A feature of the app imports no other: a screen passes one into the other. */
function complaintAboutAppFeature(path: string, target: string): string | undefined {
  const own = appFeature.exec(path)?.[1];
  const other = appFeature.exec(target)?.[1];
  if (own === undefined || other === undefined || own === other) return undefined;
  return `the feature ${own} may not import the feature ${other}`;
}

const serverFeature = /^src\/server\/features\/([^/]+)\/(shared\/)?/;
/** They put the process together. */
const serverEntries = ['build-app', 'env', 'main', 'services', 'site'].map((name) => `src/server/${name}.ts`);

/**
 * A server feature takes another one's service as a dependency and so imports only its type. What several of them use is
 * in a folder beside them, or in the folder `shared` of the one it belongs to; both import no feature's other files.
 */
function complaintAboutFeature(path: string, target: string, isType: boolean): string | undefined {
  const [, other, isShared] = serverFeature.exec(target) ?? [];
  if (other === undefined || isShared || !isIn(path, 'src/server') || testFile.test(path)) return undefined;
  const [, own, isOwnShared] = serverFeature.exec(path) ?? [];
  if (serverEntries.includes(path)) return undefined;
  if (own === undefined || isOwnShared) return 'what features share may not import a feature';
  if (own === other || (isType && target.endsWith('.service.ts'))) return undefined;
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
