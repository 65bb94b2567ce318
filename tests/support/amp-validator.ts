import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getInstance } from 'amphtml-validator';
import { npmCommand } from '../../scripts/setup/npm-command.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { runCommand } from '../../scripts/setup/run-command.mjs';

/*
 * The AMP project's validator. Its npm package is only a loader and downloads the rules from Google when it runs;
 * the one package on the registry that contains them is next, of which only this file is kept (`.cache`).
 */
const rules = {
  package: 'next@15.1.0',
  file: 'package/dist/compiled/amphtml-validator/validator_wasm.js',
  sha256: '9cf233adaa6cabc857a3f8726e85504b962ebae65e8f5ae6bcc5007f7e36b2d1',
} as const;

const isWanted = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex') === rules.sha256;

/** A file of a tar archive: blocks of 512 bytes, each file after a header with its name and length. */
function fileInTar(archive: Buffer, wanted: string): Buffer | undefined {
  const text = (from: number, length: number) =>
    archive.toString('latin1', from, from + length).replace(/\0.*$/s, '');
  for (let at = 0; at + 512 <= archive.length; ) {
    const length = Number.parseInt(text(at + 124, 12), 8) || 0;
    if (text(at, 100) === wanted) return archive.subarray(at + 512, at + 512 + length);
    at += 512 * (1 + Math.ceil(length / 512));
  }
  return undefined;
}

/** The path of the rules; downloads them with npm where they are not kept. */
async function keptRules(): Promise<string> {
  const folder = join(root, '.cache/amp-validator');
  const kept = join(folder, `${rules.sha256.slice(0, 16)}.js`);
  const known = await readFile(kept).catch(() => undefined);
  if (known && isWanted(known)) return kept;
  const place = await mkdtemp(join(tmpdir(), 'lajur-amp-'));
  try {
    const { command, args } = npmCommand([
      'pack',
      rules.package,
      '--ignore-scripts',
      '--pack-destination',
      place,
    ]);
    const { code, output } = await runCommand(command, args, { shell: command.endsWith('.cmd') });
    if (code !== 0) throw new Error(`the AMP validator could not be fetched: ${output}`);
    const [packed = ''] = await readdir(place);
    const found = fileInTar(gunzipSync(await readFile(join(place, packed))), rules.file);
    if (!found || !isWanted(found)) throw new Error(`${rules.package} has another validator`);
    await mkdir(folder, { recursive: true });
    // Under its name only once it is whole: another process may read it.
    const part = `${kept}.${process.pid}`;
    await writeFile(part, found);
    await rename(part, kept);
    return kept;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** What the validator finds wrong in a document, warnings included; nothing in valid AMP. */
export async function ampValidator(): Promise<(html: string) => readonly string[]> {
  const validator = await getInstance(await keptRules());
  return (html) => {
    const { status, errors } = validator.validateString(html);
    const found = errors.map(({ severity, line, col, message }) => `${severity} ${line}:${col} ${message}`);
    return status === 'PASS' ? found : [status, ...found];
  };
}
