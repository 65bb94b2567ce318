// @ts-check
// `npm run lock`: after a change of dependencies, adds the packages for other platforms to package-lock.json. Without
// them npm ci refuses the whole lock file on every platform.
import { readFile, writeFile } from 'node:fs/promises';
import { root } from './setup/root.mjs';

const path = `${root}/package-lock.json`;
const systems = /(?:^|-)(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?:-|$)/;
const processors =
  /(?:^|-)(arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)(?=-(?:eabi|gnu|musl|msvc|wasi)|$)/;

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry */

const lock = JSON.parse(await readFile(path, 'utf8'));
/** @type {Record<string, Entry>} */
const packages = lock.packages;
const missing = Object.entries(packages).flatMap(([parent, { dev, optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies).flatMap(([name, version]) => {
    if (lockedVersion(parent, name) === version || !/^\d/.test(version)) return [];
    const entry = { version, ...(dev ? { dev } : {}), optional: true, ...platformOf(name) };
    return [{ location: placeFor(parent, name), entry }];
  }),
);
for (const { location, entry } of missing) packages[location] = entry;
lock.packages = Object.fromEntries(
  Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
);
if (missing.length > 0) await writeFile(path, `${JSON.stringify(lock, null, 2)}\n`);
console.info(`${missing.length} packages for other platforms added to package-lock.json.`);

/**
 * Resolves as Node does: in the parent's own node_modules, then in every one above.
 * @param {string} parent
 * @param {string} name
 */
function lockedVersion(parent, name) {
  for (let at = parent; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`];
    if (found !== undefined || at === '') return found?.version;
  }
}

/**
 * Beside its parent, or inside it where another version already has that place.
 * @param {string} parent
 * @param {string} name
 */
function placeFor(parent, name) {
  const beside = `${parent.slice(0, parent.lastIndexOf('node_modules/'))}node_modules/${name}`;
  return packages[beside] === undefined ? beside : `${parent}/node_modules/${name}`;
}

/**
 * Reads the platform from the package's name.
 * @param {string} name `@rollup/rollup-linux-arm64-musl`
 * @returns {Entry}
 */
function platformOf(name) {
  const base = name.slice(name.indexOf('/') + 1);
  const os = systems.exec(base)?.[1];
  const cpu = processors.exec(base)?.[1];
  if (cpu === undefined || (os === undefined && cpu !== 'wasm32'))
    throw new Error(`Cannot tell the platform of ${name}.`);
  const libc = base.includes('-musl')
    ? ['musl']
    : base.includes('-gnu') && os === 'linux'
      ? ['glibc']
      : undefined;
  return { ...(os === undefined ? {} : { os: [os] }), cpu: [cpu], ...(libc === undefined ? {} : { libc }) };
}
