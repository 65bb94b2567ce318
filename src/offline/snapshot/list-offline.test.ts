import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CityCatalogue } from '#catalogue/snapshot/city-catalogue.ts';
import type { SnapshotCar } from '#catalogue/snapshot/snapshot-car.ts';
import { decodeSnapshot, encodeSnapshot } from '#catalogue/snapshot/snapshot-format.ts';
import { listingCard } from '#contract/listing/listing.ts';
import { filterAnswer } from '#contract/search/search.schema.ts';
import { usualInstalment } from '#money/usual-credit.ts';
import { compareSentence } from '#tests/support/list-sentences.ts';
import { headOf, randomCars } from '#tests/support/random-city.ts';
import { answerFrom } from './snapshot-answers.ts';

const { credits, asOf } = headOf(1);
const instalmentOf = (price: number, makeYear: number) =>
  usualInstalment(credits, price, Math.max(0, new Date(asOf).getUTCFullYear() - makeYear));

const lists: readonly { search: string; title: string; has: (car: SnapshotCar) => boolean }[] = [
  { search: '', title: 'Mobil bekas di Jakarta Selatan', has: () => true },
  {
    search: 'jakarta-selatan+suv',
    title: 'SUV bekas di Jakarta Selatan',
    has: ({ bodyType }) => bodyType === 'suv',
  },
  {
    search: 'toyota',
    title: 'Toyota bekas di Jakarta Selatan',
    has: ({ line }) => line.brand.slug === 'toyota',
  },
  {
    search: 'tahun-2000-2010',
    title: 'Mobil bekas tahun 2000–2010 di Jakarta Selatan',
    has: ({ makeYear }) => makeYear >= 2000 && makeYear <= 2010,
  },
  {
    search: 'harga-100-juta-300-juta',
    title: 'Mobil bekas di Jakarta Selatan, Rp 100 Juta – Rp 300 Juta',
    has: ({ price }) => price >= 100e6 && price < 300e6,
  },
  {
    search: 'cicilan-di-bawah-4-juta',
    title: 'Mobil bekas di Jakarta Selatan, cicilan di bawah Rp 4 Juta per bulan',
    has: ({ price, makeYear }) => (instalmentOf(price, makeYear) ?? Number.POSITIVE_INFINITY) < 4e6,
  },
];
const nameOf = ({ line }: SnapshotCar) => `${line.brand.name} ${line.model.name}`;

test('offline, a list describes the saved city and its cars', () => {
  fc.assert(
    fc.property(randomCars, fc.constantFrom(...lists), (cars, { search, title, has }) => {
      const snapshot = decodeSnapshot(encodeSnapshot({ ...headOf(1), cars }));
      if (snapshot.kind !== 'full') throw new Error('a whole snapshot was expected');
      // A city without a Toyota does not know the name.
      if (search === 'toyota' && !cars.some(has)) return;
      const answer = answerFrom(new CityCatalogue(snapshot), {
        name: 'filters',
        query: { search },
        language: 'id',
      });
      const { faqs, description, subDescription } = z.parse(filterAnswer(), answer);
      const found = cars.filter(has);
      const models = new Map<string, number>();
      for (const car of found) models.set(nameOf(car), (models.get(nameOf(car)) ?? 0) + 1);
      const facts = {
        count: found.length,
        prices: found.map(({ price }) => price),
        years: found.map(({ makeYear }) => makeYear),
        models,
      };
      const checked = {
        facts,
        language: 'id' as const,
        models: [...new Set(cars.map(nameOf))],
        otherNames: ['Toyota', 'Mazda', 'Jakarta'],
      };
      expect(description).toContain(title);
      expect(faqs[0]?.answer).toContain('Di perangkat ini tersimpan');
      for (const text of [description, subDescription, ...faqs.flatMap((faq) => [faq.question, faq.answer])])
        compareSentence(text, title, checked);
    }),
  );
});

test('offline, a card has the instalment of its price and year, and the cheapest comes first', () => {
  fc.assert(
    fc.property(randomCars, (random) => {
      // Of one price and different years, as a city has many.
      const cars = random.map((car) => ({ ...car, price: car.isReserved ? car.price : 150_000_000 }));
      const snapshot = decodeSnapshot(encodeSnapshot({ ...headOf(1), cars }));
      if (snapshot.kind !== 'full') throw new Error('a whole snapshot was expected');
      const answer = answerFrom(new CityCatalogue(snapshot), {
        name: 'listings',
        query: { sort: 'instalment', order: 'asc' },
        language: 'id',
      });
      const { items } = z.parse(z.object({ items: z.array(listingCard) }), answer);
      const byId = new Map(cars.map((car) => [car.id, car]));
      const expected = items.map(({ id }) => {
        const car = byId.get(id);
        return car && (instalmentOf(car.price, car.makeYear) ?? undefined);
      });
      expect(items.map(({ instalment }) => instalment)).toEqual(expected);
      const known = expected.filter((instalment) => instalment !== undefined);
      expect(expected.slice(0, known.length)).toEqual(known.toSorted((a, b) => a - b));
    }),
  );
});
