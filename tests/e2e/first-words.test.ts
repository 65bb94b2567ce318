import { readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, test } from '@playwright/test';
import { scriptsOf } from '../../scripts/build/first-load.mjs';

/*
 * Every text of the first load is in the catalogue that comes with it, and nothing else is: a text that is missing
 * there would be shown as its id until the other words are loaded, one too many costs every visitor.
 */

const screens = ['home', 'used-cars', 'listing-detail'];
const scripts = screens
  .flatMap((screen) => scriptsOf(`src/app/screens/${screen}.tsx`))
  .map((path) => readFileSync(path, 'utf8'))
  // The catalogue itself names them all.
  .filter((script) => !script.includes('JSON.parse(') || script.length > 20_000);

type Entry = { readonly id: string; readonly files: readonly string[] };

function entriesOf(catalogue: 'messages' | 'later'): Entry[] {
  const text = readFileSync(new URL(`../../locales/en/${catalogue}.po`, import.meta.url), 'utf8');
  return text.split('\n\n').flatMap((block) => {
    const [, quoted] = /^msgid ((?:".*"\n?)+)msgstr/m.exec(block) ?? [];
    const id = (quoted?.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map((part) => String(JSON.parse(part))).join('');
    const context = /^msgctxt "(.*)"$/m.exec(block)?.[1];
    const files = [...block.matchAll(/^#: (.+)$/gm)].map(([, file = '']) => file);
    return id === '' ? [] : [{ id: generateMessageId(id, context), files }];
  });
}

const isInFirstLoad = ({ id }: Entry) => scripts.some((script) => script.includes(`"${id}"`));

test('the first load has the words it shows', () => {
  const ofFirst = new Set(entriesOf('messages').map(({ id }) => id));
  const missing = entriesOf('later').filter((entry) => isInFirstLoad(entry) && !ofFirst.has(entry.id));
  expect(missing.map(({ files }) => files.join(' '))).toEqual([]);
});

test('the first load has no words that only later parts show', () => {
  const idle = entriesOf('messages').filter((entry) => !isInFirstLoad(entry));
  expect(idle.map(({ files }) => files.join(' '))).toEqual([]);
});
