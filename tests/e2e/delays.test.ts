import { expect } from '@playwright/test';
import { journeys } from '../delays/journeys.ts';
import { judge } from '../delays/judge.ts';
import { runJourney } from '../delays/run-journey.ts';
import { addWatch } from '../delays/watch.ts';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { startFront } from '../support/front.ts';

/** `npm run test:delays` does every journey at every delay. */
const cases = [
  { delayMs: 500, names: ['a car', 'a car and back'] },
  { delayMs: 5000, names: ['a car', 'words'] },
];

test.use({ hasOwnContext: true });

test('slow is not offline: nothing false is said, nothing early, and nothing jumps', async ({ page }) => {
  const front = await startFront(process.env.SITE_URL ?? '');
  try {
    await withoutCityPopup(page);
    await addWatch(page);
    for (const { delayMs, names } of cases) {
      for (const journey of journeys.filter(({ name }) => names.includes(name))) {
        const outcome = await runJourney(page, front, journey, delayMs);
        expect(judge(outcome), `${journey.name} at ${delayMs} ms`).toEqual([]);
        const words = outcome.said.map(({ text }) => text);
        if (delayMs > 4000) expect(words).toContainEqual(expect.stringMatching(/^Jaringan belum menjawab/));
        else expect(words).toEqual([]);
      }
    }
  } finally {
    await front.stop();
  }
});
