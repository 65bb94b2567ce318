import { expect, test } from 'vitest';
import { filesToRenew } from './used-files.ts';

const offered = [
  'assets/catalogue.worker-DYuluwWD.js',
  'assets/motion-CQAAJyn.js',
  'assets/reading-Dk5j_RaS.css',
  'assets/words-reading-id-BgxsbFR.js',
];

test('an update renews what is in use, and nothing else', () => {
  expect(filesToRenew([], offered)).toEqual([]);
  const before = ['/assets/catalogue.worker-A-bc_efg.js', '/assets/words-reading-en-XgxsbFR.js'];
  expect(filesToRenew(before, offered)).toEqual(['assets/catalogue.worker-DYuluwWD.js']);
  expect(filesToRenew(['/assets/reading-Ak5j_RaS.css'], offered)).toEqual(['assets/reading-Dk5j_RaS.css']);
});

test('cached files are not fetched again', () => {
  expect(filesToRenew(['/assets/motion-CQAAJyn.js', '/assets/motion-AAAAAAA.js'], offered)).toEqual([]);
});
