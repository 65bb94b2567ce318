import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CarIndex } from '#catalogue/car-index.ts';
import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import type { PageQuery, PricedCar, ValuePrices } from '#catalogue/faceted-index/catalogue-selection.ts';
import { sortOrders } from '#contract/search/sort-order.ts';
import { belowMarket } from '#contract/vehicles/traits.ts';
import { comparableCounts } from './comparable-counts.ts';
import { isEverything } from './in-turn.ts';
import {
  naiveCarsOfModel,
  naiveCountSince,
  naiveCounts,
  naiveMatching,
  naivePage,
  naivePriceRangesByModel,
  naiveTraitCounts,
} from './naive-catalogue.ts';
import { randomChange, randomQuery, randomRow } from './random-catalogue.ts';

/** An index in the same process, or one that answers later. */
export type AskedIndex = {
  readonly [Name in keyof CarIndex]: CarIndex[Name] extends (...input: infer Input) => infer Answer
    ? (...input: Input) => Answer | Promise<Answer>
    : CarIndex[Name] | Promise<CarIndex[Name]>;
};

/** One array for all queries: its slots are cached until a change. */
const someIds = [3, 1, 0, 25, 3, 40, 41];

const byValue = (prices: readonly ValuePrices<number>[]) => [...prices].sort((a, b) => a.value - b.value);

const byPrice = (cars: readonly PricedCar[]) =>
  [...cars].sort((a, b) => a.price - b.price || a.year - b.year || (a.variant ?? 0) - (b.variant ?? 0));

/** As `CarIndex.facts`. */
function naiveFacts(plain: readonly CatalogueRow[], asked: PageQuery) {
  const { ids, total } = naivePage(plain, { ...asked, page: 1, pageSize: plain.length + 1 });
  const byId = new Map(plain.map((car) => [car.id, car]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  const range = (of: (car: CatalogueRow) => number) =>
    total === 0 ? null : { min: Math.min(...found.map(of)), max: Math.max(...found.map(of)) };
  const models = new Map<number, number>();
  for (const { model } of found) models.set(model, (models.get(model) ?? 0) + 1);
  return { total, price: range(({ price }) => price), year: range(({ makeYear }) => makeYear), models };
}

/** As `toEqual`, which takes ten times as long: here it only describes a difference. */
function expectEqual<Value>(actual: Value, expected: Value): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** Asks every kind of question, starting with each of them in turn, since the last query's result may be cached. */
async function expectAnswers(
  index: AskedIndex,
  plain: readonly CatalogueRow[],
  asked: PageQuery,
): Promise<void> {
  const since = 1_700_000_000_000 + asked.page;
  const aModel = plain[asked.page % Math.max(plain.length, 1)]?.model ?? 1;
  const fromSecond = [1, 0, 25, 3, 40, 41, 3];
  const offered = plain.filter(({ isImported }) => !isImported);
  const questions = [
    async () => expectEqual(await index.query(asked), naivePage(plain, asked)),
    async () => expectEqual(comparableCounts(await index.counts(asked)), naiveCounts(plain, asked)),
    async () => {
      const { models, ...facts } = await index.facts(asked);
      const counted = new Map(models.map(({ value, count }) => [value, count]));
      expectEqual({ ...facts, models: counted }, naiveFacts(plain, asked));
    },
    async () => expectEqual([...(await index.traitCounts(asked))], naiveTraitCounts(plain, asked)),
    async () => expectEqual(await index.count(asked), naivePage(plain, asked).total),
    async () => expectEqual(await index.matching(asked, someIds), naiveMatching(plain, asked, someIds)),
    async () =>
      expectEqual(
        await index.matching(asked, someIds, { start: 1, most: 2 }),
        naiveMatching(plain, asked, fromSecond).slice(0, 2),
      ),
    async () =>
      expectEqual(byPrice(await index.carsOfModel(aModel)), byPrice(naiveCarsOfModel(plain, aModel))),
    async () => expectEqual(await index.countSince(asked, since), naiveCountSince(plain, asked, since)),
    async () => expectEqual(await index.countNew(asked, since), naiveCountSince(offered, asked, since)),
    async () =>
      expectEqual(
        byValue(await index.priceRangesBy('model', asked)),
        byValue(naivePriceRangesByModel(plain, asked)),
      ),
  ];
  const first = (asked.pageSize + asked.page) % questions.length;
  for (const question of [...questions.slice(first), ...questions.slice(0, first)]) await question();
}

async function filled(make: () => AskedIndex, rows: readonly CatalogueRow[]): Promise<AskedIndex> {
  const index = make();
  for (const car of rows) await index.upsert(car);
  return index;
}
const numbered = (count: number, seed: number) =>
  fc.sample(randomRow, { numRuns: count, seed }).map((car, at) => ({ ...car, id: at + 1 }));
const allOf = (sort: PageQuery['sort']): PageQuery => ({ selection: {}, sort, page: 1, pageSize: 20 });

/** What an implementation of `CarIndex` has to pass: it answers like plain arrays, also after changes. */
export function describeCarIndex(name: string, make: () => AskedIndex): void {
  describe(name, () => {
    it('answers like plain arrays after any changes', () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(randomRow, { maxLength: 60, size: 'max' }),
          fc.array(randomChange, { minLength: 5, maxLength: 40, size: 'max' }),
          async (rows, changes) => {
            const index = await filled(make, rows);
            const cars = new Map(rows.map((car) => [car.id, car]));
            const asked: PageQuery[] = [];
            for (const step of changes) {
              if ('upserted' in step) {
                await index.upsert(step.upserted);
                cars.set(step.upserted.id, step.upserted);
              } else if ('removed' in step)
                expectEqual(await index.remove(step.removed), cars.delete(step.removed));
              else if ('viewed' in step) {
                const car = cars.get(step.viewed);
                if (car) cars.set(car.id, { ...car, views: step.views });
                await index.setViews(step.viewed, step.views);
              } else asked.push(step.asked);
              // Repeats the last queries after every change: results from before it must not be answered.
              for (const each of asked.slice(-2)) await expectAnswers(index, [...cars.values()], each);
              expectEqual(await index.size, cars.size);
            }
            for (const id of someIds) expectEqual(await index.has(id), cars.has(id));
            for (const sort of sortOrders) {
              const expected = naivePage([...cars.values()], allOf(sort));
              expectEqual(await index.query(allOf(sort)), expected);
              expectEqual(await index.query(allOf(sort)), expected);
            }
            await index.release();
            expect(comparableCounts(await index.counts({ selection: {} }))).toEqual(
              naiveCounts([...cars.values()], { selection: {} }),
            );
          },
        ),
        { numRuns: isEverything ? 80 : 25 },
      ));

    it('answers like plain arrays about thousands of cars', async () => {
      const rows = numbered(3000, 7);
      const index = await filled(make, rows);
      // Four of five cars are removed, and some of them return.
      for (const { id } of rows) if (id % 5 !== 0) await index.remove(id);
      const kept = rows.filter(({ id }) => id % 5 === 0);
      const again = rows.filter(({ id }) => id % 7 === 0 && id % 5 !== 0);
      for (const car of again) await index.upsert(car);
      const plain = [...kept, ...again];
      for (const asked of fc.sample(randomQuery, { numRuns: 60, seed: 8 }))
        await expectAnswers(index, plain, asked);
    });

    it('answers like plain arrays where values disappear early and return late', async () => {
      const brandOf = (at: number) => (at < 300 || at >= 5000 ? 1 : at < 2500 ? 2 : 3);
      const rows = numbered(6000, 11).map((car, at) => ({ ...car, brand: brandOf(at) }));
      const index = await filled(make, rows);
      for (const [at, asked] of fc.sample(randomQuery, { numRuns: 12, seed: 12 }).entries()) {
        const brand = [[1], [2], [2, 3]][at % 3] ?? [];
        await expectAnswers(index, rows, { ...asked, selection: { ...asked.selection, brand } });
      }
    });

    it('a trait that is set by the caller is found until the car changes', async () => {
      const rows = numbered(300, 13);
      const index = await filled(make, rows);
      const isCheap = ({ price }: { readonly price: number }) => price < 100e6;
      const marked = rows.map((car) =>
        car.model === 3
          ? { ...car, traits: isCheap(car) ? car.traits | belowMarket : car.traits & ~belowMarket }
          : car,
      );
      const asked = { selection: { traits: [{ mask: belowMarket, anyOf: [belowMarket] }] } };
      // Cached before the change.
      const before = await index.count(asked);
      await index.markCars(3, belowMarket, isCheap);
      const all = { ...asked, sort: 'price-asc', page: 1, pageSize: 20 } as const;
      expect(await index.query(all)).toEqual(naivePage(marked, all));
      expect(await index.count(asked)).not.toBe(before);
      expect([...(await index.traitCounts({ selection: {} }))]).toEqual(
        naiveTraitCounts(marked, { selection: {} }),
      );
    });

    it('pages contain every car once', async () => {
      const rows = numbered(700, 9);
      const index = await filled(make, rows);
      for (const sort of sortOrders) {
        const found: number[] = [];
        for (let page = 1; page <= 35; page++)
          found.push(...(await index.query({ ...allOf(sort), page })).ids);
        expect(found).toEqual(naivePage(rows, { ...allOf(sort), pageSize: 700 }).ids);
      }
      expect(await index.query({ ...allOf('price-asc'), page: 1e9 })).toEqual({ ids: [], total: 700 });
      await expect((async () => index.query({ ...allOf('price-asc'), page: 0 }))()).rejects.toThrow(
        RangeError,
      );
    });

    it('corrects words that no car has', async () => {
      const [car] = numbered(1, 3);
      if (!car) throw new Error('no car');
      const cars = [1, 2, 3].map((id) => ({ ...car, id, tokens: ['toyota', 'avanza', '2019'] }));
      const index = await filled(make, cars);
      expect([await index.hasWord('avanza'), await index.hasWord('avansa')]).toEqual([true, false]);
      expect(await index.understand(['avansa', 'vanz'])).toEqual({
        words: ['avanza', 'vanz'],
        isCorrected: true,
      });
      // Another digit is another car, and a word like no other stays.
      expect(await index.understand(['2018', 'helikopter'])).toEqual({
        words: ['2018', 'helikopter'],
        isCorrected: false,
      });
      for (const { id } of cars) await index.remove(id);
      expect(await index.hasWord('avanza')).toBe(false);
    });
  });
}
