import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOperatorSettings } from './operator-settings.ts';
import { StartUpError } from './start-up-error.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lajur-site-'));
  file = path.join(folder, 'site.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('needs no site.json', async () => {
  expect(await readOperatorSettings(folder)).toEqual({});
});

it('shows the example on a demonstration without its own, whose addresses belong to nobody', async () => {
  const { appStoreUrl, playStoreUrl, careersUrl, supportEmail, sisterSites, social } =
    await readOperatorSettings(folder, true);
  const links = [...(sisterSites ?? []), ...(social ?? [])].map(({ url }) => url);
  expect(social?.length).toBe(4);
  for (const url of [appStoreUrl, playStoreUrl, careersUrl, ...links])
    expect(new URL(url ?? '').hostname).toBe('example.com');
  expect(supportEmail).toMatch(/@lajur\.example$/);
  await writeFile(file, '{}');
  expect(await readOperatorSettings(folder, true)).toEqual({});
});

it('reads one that begins with a byte order mark', async () => {
  await writeFile(file, '\ufeff{"careersUrl":"https://contoh.id/karier"}');
  expect(await readOperatorSettings(folder)).toEqual({ careersUrl: 'https://contoh.id/karier' });
});

it('refuses an unreadable one', async () => {
  await mkdir(file);
  const reading = readOperatorSettings(folder);
  await expect(reading).rejects.toThrow(StartUpError);
  await expect(reading).rejects.toThrow(/site\.json cannot be read \(EISDIR\)\.$/);
});

it.each(['{"carersUrl":"https://contoh.id"}', '{"sisterSites":[{"label":"a","url":"https://a.id","x":1}]}'])(
  'refuses unknown keys: %s',
  async (text) => {
    await writeFile(file, text);
    await expect(readOperatorSettings(folder)).rejects.toThrow(
      /^site\.json cannot be used: .*unknown: (?:carersUrl|x)\b/,
    );
  },
);
