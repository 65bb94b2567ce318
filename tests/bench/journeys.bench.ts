import { phone } from '../support/accessibility.ts';
import { stepPatienceMs } from '../support/patience.ts';
import { newCarPhoto } from '../support/sell-flow.ts';
import { startSite } from '../support/site.ts';
import { askDealerByFilters, askDealerBySearch } from './journeys/ask-dealer.ts';
import { askSeller } from './journeys/ask-seller.ts';
import { sellCar } from './journeys/sell-car.ts';
import { type Effort, Thumb } from './journeys/thumb.ts';
import { check, type Limit, limitText, missedLimits } from './web/limits.ts';
import { onNewPhone } from './web/phone.ts';
import { printTable, say } from './web/table.ts';

/*
 * What three whole journeys cost a thumb, each on a new phone with a small screen: taps, fields typed, screens scrolled,
 * and the seconds that the machine took from the first tap to the confirmation. Exits with 1 if a journey cannot be
 * completed, or takes more taps than it did.
 */

interface Journey {
  readonly name: string;
  readonly taps: Limit;
  readonly walk: (thumb: Thumb) => Promise<void>;
}

const photos = await Promise.all(Array.from({ length: 8 }, (_, index) => newCarPhoto(`${index}.jpg`)));
const journeys: readonly Journey[] = [
  { name: 'used seven-seater, compared and asked', taps: { atMost: 11 }, walk: askSeller },
  { name: 'new SUV, offer of a dealer, by search', taps: { atMost: 9 }, walk: askDealerBySearch },
  { name: 'new SUV, offer of a dealer, by filters', taps: { atMost: 14 }, walk: askDealerByFilters },
  { name: 'a car sold with 8 photos', taps: { atMost: 29 }, walk: (thumb) => sellCar(thumb, photos) },
];

const site = await startSite({ DEMO_LISTINGS: '2000' });
const rows: string[][] = [['', 'taps', 'limit', 'met', 'fields typed', 'screens scrolled', 'seconds']];
const failed: string[] = [];
try {
  for (const { name, taps: limit, walk } of journeys) {
    const effort = await effortOf(walk).catch((cause: unknown) => {
      failed.push(`${name}: ${cause instanceof Error ? cause.message : cause}`);
    });
    if (!effort) {
      rows.push([name, 'not completed']);
      continue;
    }
    const { taps, fields, screens, seconds } = effort;
    const met = check(`${name}, taps`, taps, limit) ? 'yes' : 'NO';
    rows.push([
      name,
      ...[String(taps), limitText(limit), met, String(fields), screens.toFixed(1), seconds.toFixed(1)],
    ]);
  }
} finally {
  await site.stop();
}
printTable(`Whole journeys on a phone of ${phone.width} x ${phone.height}`, rows);
for (const text of failed) say(`FAILED  ${text}`);
for (const missed of missedLimits) say(`MISSED  ${missed}`);
if (failed.length + missedLimits.length > 0) process.exitCode = 1;

function effortOf(walk: Journey['walk']): Promise<Effort> {
  return onNewPhone(async (page) => {
    page.setDefaultTimeout(stepPatienceMs);
    const thumb = new Thumb(page, site.url);
    await walk(thumb);
    return thumb.effort();
  }, phone);
}
