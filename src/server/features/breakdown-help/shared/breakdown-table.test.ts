import { describe, expect, test } from 'vitest';
import { categories } from '#contract/vehicles/vehicle.ts';
import { readBreakdownHelp } from './breakdown-table.ts';

const help = { id: readBreakdownHelp('id'), en: readBreakdownHelp('en') };
const symptomsOf = (language: 'id' | 'en', id: number) =>
  help[language].get(id)?.systems.flatMap(({ symptoms }) => symptoms) ?? [];

/** Minimum number of symptoms per kind. */
const least = { mobil: 40, motor: 25, truk: 15, 'motor-roda-tiga': 15 } as const;

describe.each(categories)('breakdown help of $slug', ({ id, slug }) => {
  test('has its symptoms, each once, with advice before causes', () => {
    const symptoms = symptomsOf('id', id);
    expect(symptoms.length).toBeGreaterThanOrEqual(least[slug]);
    expect(new Set(symptoms.map((symptom) => symptom.id)).size).toBe(symptoms.length);
    expect(new Set(symptoms.map(({ name }) => name)).size).toBe(symptoms.length);
    for (const { id: anchor, steps, causes } of symptoms) {
      expect(steps.length, anchor).toBeGreaterThanOrEqual(3);
      expect(causes.length, anchor).toBeGreaterThanOrEqual(2);
    }
  });

  test('says the same in both languages', () => {
    const english = symptomsOf('en', id);
    const shape = ({ id: anchor, drive, steps, never, causes }: (typeof english)[number]) => ({
      ...{ anchor, drive, steps: steps.length, never: never.length },
      causes: causes.map(({ sign }) => sign !== null),
    });
    expect(symptomsOf('id', id).map(shape)).toEqual(english.map(shape));
    const words = new Set(english.map(({ name }) => name));
    expect(symptomsOf('id', id).filter(({ name }) => words.has(name))).toEqual([]);
  });

  test('no row is lost: every symptom is in a group', () => {
    const count = Number(/^\d+/.exec(help.id.get(id)?.description ?? '')?.[0]);
    expect(symptomsOf('id', id)).toHaveLength(count);
  });
});

test('emergency numbers begin with the one for everything', () => {
  expect(help.en.get(1)?.numbers.map(({ number }) => number)).toEqual(['112', '110', '113', '119', '115']);
});
