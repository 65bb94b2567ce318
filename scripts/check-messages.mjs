// @ts-check
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from './setup/root.mjs';
import { packageScript } from './setup/run-command.mjs';
import { temporaryFolder } from './setup/temporary-folder.mjs';

/*
 * Fails if a text is missing from the catalogues, if a catalogue has a stale one, or if a translation is
 * missing. Extracts into copies: other processes read the catalogues at the same time.
 */

const languages = ['id', 'en'];
const locales = `${root}/locales`;
const copies = await mkdtemp(`${await temporaryFolder()}/lajur-messages-`);
/** @param {string} folder */
const readCatalogues = (folder) =>
  Promise.all(languages.map((language) => readFile(`${folder}/${language}/messages.po`, 'utf8')));
/** @type {string[]} */
const problems = [];
try {
  await cp(locales, copies, { recursive: true });
  const extraction = spawnSync(
    process.execPath,
    // Its workers fail where they do not start within ten seconds, as on a busy machine.
    [packageScript('@lingui/cli/dist/lingui.js'), 'extract', '--clean', '--workers', '1'],
    {
      cwd: root,
      env: { ...process.env, MESSAGES_FOLDER: path.relative(root, copies) },
      encoding: 'utf8',
    },
  );
  if (extraction.status !== 0)
    problems.push(`lingui extract failed:\n${extraction.stdout}${extraction.stderr}`);
  const before = await readCatalogues(locales);
  const after = await readCatalogues(copies);
  for (const [index, language] of languages.entries()) {
    const name = `locales/${language}/messages.po`;
    if (after[index] !== before[index])
      problems.push(`${name} is not what the code says: run \`npm run i18n\``);
    for (const entry of (after[index] ?? '').split('\n\n')) {
      const [, id = ''] = /^msgid ([\s\S]*?)\nmsgstr/m.exec(entry) ?? [];
      if (id !== '""' && id !== '' && /\nmsgstr ""\s*$/.test(entry))
        problems.push(`${name}: no translation of ${id}`);
    }
  }
} finally {
  await rm(copies, { recursive: true, force: true });
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write('Every text is in both languages.\n');
}
