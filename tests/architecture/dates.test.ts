import { expect, test } from 'vitest';
import { readSource, repositoryFiles } from './source-files.ts';

/** Times on the reader's own clock: when something was seen or sent on this device. */
const ownClock = new Set([
  'src/app/i18n/use-moment-text.ts',
  'src/app/features/search/offline-list-note.tsx',
  'src/app/features/staff/wib.ts',
]);

test('a date becomes text in one place', () => {
  const others = repositoryFiles().filter(
    (file) =>
      /^(?:src|sw)\/.*(?<!\.test)\.tsx?$/.test(file) &&
      file !== 'src/contract/date-text.ts' &&
      !ownClock.has(file) &&
      /Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String\(/.test(readSource(file)),
  );
  expect(others, 'use dateText (src/contract/date-text.ts)').toEqual([]);
});
