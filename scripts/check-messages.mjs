// @ts-check
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { root } from './setup/root.mjs';
import { packageScript } from './setup/run-command.mjs';

/*
 * Fails if a text of the app is missing from the catalogues, if a catalogue has a stale one, or if a translation is
 * missing. Restores the catalogues afterwards.
 */

const catalogues = ['id', 'en'].map((language) => `${root}/locales/${language}/messages.po`);
const before = await Promise.all(catalogues.map((file) => readFile(file, 'utf8')));
/** @type {string[]} */
const problems = [];
try {
  const extraction = spawnSync(
    process.execPath,
    [packageScript('@lingui/cli/dist/lingui.js'), 'extract', '--clean'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (extraction.status !== 0)
    problems.push(`lingui extract failed:\n${extraction.stdout}${extraction.stderr}`);
  const after = await Promise.all(catalogues.map((file) => readFile(file, 'utf8')));
  for (const [index, file] of catalogues.entries()) {
    const name = file.slice(root.length + 1);
    if (after[index] !== before[index])
      problems.push(`${name} is not what the code says: run \`npm run i18n\``);
    for (const entry of (after[index] ?? '').split('\n\n')) {
      const [, id = ''] = /^msgid ([\s\S]*?)\nmsgstr/m.exec(entry) ?? [];
      if (id !== '""' && id !== '' && /\nmsgstr ""\s*$/.test(entry))
        problems.push(`${name}: no translation of ${id}`);
    }
  }
} finally {
  await Promise.all(catalogues.map((file, index) => writeFile(file, before[index] ?? '')));
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write('Every text is in both languages.\n');
}
