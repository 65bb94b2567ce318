import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { endpointPaths } from '#contract/api/endpoints.ts';
import { vehicleCatalogue } from '#contract/sell/own-listing.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { prepareDataDirectory } from '#tests/support/pglite-template.ts';
import { findChromium } from '../../scripts/setup/chromium.mjs';
import { checkLeads, type ExpectedLead } from './check-leads.ts';
import { checkListings, type ExpectedListing } from './check-listings.ts';
import { Dice } from './dice.ts';
import { FaultFront } from './fault-front.ts';
import { drawLeadPlan, drawPlan, photosPerListing, planText } from './fault-plan.ts';
import { runRound, type Undertaking } from './fault-round.ts';
import { FaultServer } from './fault-server.ts';
import { leadUndertaking } from './lead-undertaking.ts';
import { listingUndertaking } from './listing-undertaking.ts';
import { Seller, type SellerPhoto } from './seller.ts';

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
/** A device may have eighty unclaimed photos (features/photos), enough for ten cars; then a new device is used. */
const roundsOfSeller = 10;
/** Cars that leads are about; leads for one car are limited to so many a day (features/leads). */
const demoListings = values.leads ? 50 : 0;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  say(`${rounds} rounds, seed ${seed}${flagsText()}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'lajur-faults-'));
  const dataDir = path.join(folder, 'data');
  // Creating a database takes seconds and is no part of what fails here.
  await prepareDataDirectory(dataDir);
  const server = await FaultServer.start(dataDir, demoListings);
  const front = await FaultFront.start({
    target: server.url,
    withoutLock: values['without-lock'],
    withoutIdempotency: values['without-idempotency'],
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const failures = await runRounds({ server, front, browser, dataDir });
    return report(failures.length);
  } finally {
    await browser.close();
    await front.stop();
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

function flagsText(): string {
  const flags = ['leads', 'without-lock', 'without-idempotency'] as const;
  return flags.flatMap((flag) => (values[flag] ? [`, ${flag}`] : [])).join('');
}

interface Parts {
  readonly server: FaultServer;
  readonly front: FaultFront;
  readonly browser: Browser;
  readonly dataDir: string;
}

async function runRounds({ server, front, browser, dataDir }: Parts): Promise<string[]> {
  const dice = new Dice(seed);
  const work = values.leads
    ? await leadWork(server.url, front)
    : listingWork(front, await carToSell(server.url), dice);
  const failures: string[] = [];
  const startedAt = Date.now();
  let seller: Seller | undefined;
  for (let round = 1; round <= rounds; round++) {
    if (!seller || round % roundsOfSeller === 1) {
      await seller?.close();
      seller = await Seller.open(browser, front.url);
    }
    const plan = values.leads ? drawLeadPlan(dice) : drawPlan(dice);
    front.address = `10.0.${round >> 8}.${round & 255}`;
    const undertaking = await work.begin(round, seller);
    const begunAt = Date.now();
    const wrong = await runRound({ seller, front, server }, undertaking, plan).catch((cause: unknown) => [
      String(cause),
    ]);
    failures.push(...wrong);
    const outcome = wrong.length === 0 ? 'ok' : 'FAILED';
    say(`round ${round}: ${outcome} in ${((Date.now() - begunAt) / 1000).toFixed(1)} s (${planText(plan)})`);
    for (const line of wrong) say(`  ${line}`);
  }
  await seller?.close();
  if (values['without-lock'] && !front.isLockTakenOut) failures.push('no lock was found in the scripts');
  await server.kill();
  const unlike = await work.check(dataDir);
  for (const line of unlike) say(line);
  failures.push(...unlike);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  say(`${front.cutCount} connections cut, ${server.kills} servers killed, ${seconds} s`);
  return failures;
}

/** What is sent in each round, and the final check. */
interface Work {
  begin(round: number, seller: Seller): Promise<Undertaking>;
  check(dataDir: string): Promise<string[]>;
}

function listingWork(front: FaultFront, car: SellForm, dice: Dice): Work {
  const expected: ExpectedListing[] = [];
  return {
    async begin(round, seller) {
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
  const answer: unknown = await (await fetch(`${url}${endpointPaths.listings}?pageSize=50`)).json();
  const items = z.array(z.object({ id: z.number() }));
  return z.parse(z.object({ data: z.object({ items }) }), answer).data.items.map(({ id }) => id);
}

/** A car of the vehicle catalogue, by id. */
async function carToSell(url: string): Promise<SellForm> {
  const answer: unknown = await (await fetch(`${url}${endpointPaths.sellCatalogue}`)).json();
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
