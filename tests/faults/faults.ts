import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { vehicleCatalogue } from '#contract/sell/own-listing.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { findChromium } from '../../scripts/setup/chromium.mjs';
import { checkLeads, type ExpectedLead } from './check-leads.ts';
import { checkListings, type ExpectedListing } from './check-listings.ts';
import { Dice } from './dice.ts';
import type { FaultFront } from './fault-front.ts';
import { Lane } from './fault-lane.ts';
import { drawLeadPlan, drawPlan, photosPerListing, planText } from './fault-plan.ts';
import { runRound, type Undertaking } from './fault-round.ts';
import { leadUndertaking } from './lead-undertaking.ts';
import { listingUndertaking } from './listing-undertaking.ts';
import type { Seller, SellerPhoto } from './seller.ts';

/*
 * Publishes cars with eight photos, or sends leads, while the connection, the page, the worker and the server are cut
 * off or killed at random moments, and checks that each is there exactly once, with its photos in order. See
 * README.md.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string' },
    leads: { type: 'boolean', default: false },
    'without-lock': { type: 'boolean', default: false },
    'without-idempotency': { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
/** How many rounds run at the same time, each on a server of its own: much of a round is waiting. */
const laneCount = 2;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  say(`${rounds} rounds, seed ${seed}${flagsText()}`);
  const startedAt = Date.now();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const options = { withoutLock: values['without-lock'], withoutIdempotency: values['without-idempotency'] };
  const opening = Array.from({ length: Math.min(laneCount, rounds) }, () => Lane.open(browser, options));
  try {
    const lanes = await Promise.all(opening);
    const all = Array.from({ length: rounds }, (_, index) => index + 1);
    const found = await Promise.all(
      lanes.map((lane, place) =>
        runRounds(
          lane,
          all.filter((round) => round % lanes.length === place),
        ),
      ),
    );
    if (options.withoutLock && !lanes.every(({ front }) => front.isLockTakenOut))
      found.push(['no lock was found in the scripts']);
    const sum = (count: (lane: Lane) => number) => lanes.reduce((total, lane) => total + count(lane), 0);
    const cuts = sum(({ front }) => front.cutCount);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
    say(`${cuts} connections cut, ${sum(({ server }) => server.kills)} servers killed, ${seconds} s`);
    return report(found.flat().length);
  } finally {
    for (const lane of await Promise.allSettled(opening)) {
      if (lane.status === 'fulfilled') await lane.value.close();
    }
    await browser.close();
  }
}

function flagsText(): string {
  const flags = ['leads', 'without-lock', 'without-idempotency'] as const;
  return flags.flatMap((flag) => (values[flag] ? [`, ${flag}`] : [])).join('');
}

async function runRounds(lane: Lane, own: readonly number[]): Promise<string[]> {
  const { server, front } = lane;
  const work = values.leads
    ? await leadWork(server.url, front)
    : listingWork(front, await carToSell(server.url));
  const failures: string[] = [];
  for (const round of own) {
    const dice = new Dice(seed + round);
    const seller = await lane.nextSeller();
    const plan = values.leads ? drawLeadPlan(dice) : drawPlan(dice);
    front.address = `10.0.${round >> 8}.${round & 255}`;
    const undertaking = await work.begin(round, seller, dice);
    const begunAt = Date.now();
    const wrong = await runRound({ seller, front, server }, undertaking, plan).catch((cause: unknown) => [
      String(cause),
    ]);
    failures.push(...wrong);
    const outcome = wrong.length === 0 ? 'ok' : 'FAILED';
    say(`round ${round}: ${outcome} in ${((Date.now() - begunAt) / 1000).toFixed(1)} s (${planText(plan)})`);
    for (const line of wrong) say(`  ${line}`);
  }
  const unlike = await work.check(await lane.endServer());
  for (const line of unlike) say(line);
  return [...failures, ...unlike];
}

/** What is sent in each round, and the final check. */
interface Work {
  begin(round: number, seller: Seller, dice: Dice): Promise<Undertaking>;
  check(dataDir: string): Promise<string[]>;
}

function listingWork(front: FaultFront, car: SellForm): Work {
  const expected: ExpectedListing[] = [];
  return {
    async begin(round, seller, dice) {
      const mobile = `8120${String(1_000_000 + round)}`;
      const photos = await photosOf(dice);
      expected.push({ round, mobile: `+62${mobile}`, hashes: photos.map(({ sha256 }) => sha256) });
      const form = { ...car, name: 'Sari', mobile };
      return listingUndertaking(seller, front, { draftId: randomUUID(), form, photos });
    },
    check: (dataDir) => checkListings(dataDir, expected),
  };
}

async function leadWork(url: string, front: FaultFront): Promise<Work> {
  const ids = await carsToAskAbout(url);
  const expected: ExpectedLead[] = [];
  return {
    async begin(round, seller) {
      const mobile = `08130${String(1_000_000 + round)}`;
      const message = `Masih ada? (${round})`;
      expected.push({ round, mobile: `+62${mobile.slice(1)}`, message });
      const listingId = ids[round % ids.length] ?? 0;
      return leadUndertaking(seller, front.url, { listingId, name: 'Sari', mobile, message });
    },
    check: (dataDir) => checkLeads(dataDir, expected),
  };
}

/** The newest cars by id. */
async function carsToAskAbout(url: string): Promise<number[]> {
  const answer: unknown = await (await fetch(`${url}${endpointSchemas.listings.path}?pageSize=50`)).json();
  const items = z.array(z.object({ id: z.number() }));
  return z.parse(z.object({ data: z.object({ items }) }), answer).data.items.map(({ id }) => id);
}

/** A car of the vehicle catalogue, by id. */
async function carToSell(url: string): Promise<SellForm> {
  const answer: unknown = await (await fetch(`${url}${endpointSchemas.sellCatalogue.path}`)).json();
  const { data } = z.parse(z.object({ data: vehicleCatalogue }), answer);
  const model = data.models.find(({ name }) => name === 'Avanza');
  const brand = data.brands.find(({ id }) => id === model?.brandId);
  if (!model || !brand) throw new Error('the catalogue has no Avanza');
  return {
    ...{ cityId: '146', cityName: 'Jakarta Selatan', brandId: String(brand.id), brandName: brand.name },
    ...{ modelId: String(model.id), modelName: model.name, makeYear: '2019', color: 'hitam' },
    ...{ kilometerDriven: '41000', transmission: 'manual', fuel: 'bensin', price: '150000000' },
  };
}

/** Eight pictures that differ from each other and from earlier ones. */
function photosOf(dice: Dice): Promise<SellerPhoto[]> {
  return Promise.all(
    Array.from({ length: photosPerListing }, async () => {
      const raw = { width: 32, height: 24, channels: 3 as const };
      const pixels = Uint8Array.from({ length: 32 * 24 * 3 }, () => dice.from(0, 255));
      const bytes = await sharp(pixels, { raw }).resize(480, 360, { kernel: 'nearest' }).jpeg().toBuffer();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { sha256, base64: bytes.toString('base64') };
    }),
  );
}

async function report(failed: number): Promise<number> {
  const where = process.env.FAULTS_REPORT;
  const counts = { passed: Math.max(0, rounds - failed), failed, skipped: 0 };
  if (where) await writeFile(where, JSON.stringify(counts));
  say(
    failed === 0
      ? `${rounds} of ${rounds} ${values.leads ? 'leads' : 'listings'} are there once, whole`
      : `${failed} failures`,
  );
  if (failed > 0) say(`again: npm run test:faults -- --rounds ${rounds} --seed ${seed}${againFlags()}`);
  return failed === 0 ? 0 : 1;
}

function againFlags(): string {
  return flagsText().replaceAll(', ', ' --');
}

process.exit(await main());
