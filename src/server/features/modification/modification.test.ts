import { expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { modifiedKinds, type VehicleKind, vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { modificationAnswer } from './modification-answer.ts';
import { readModifications } from './modification-table.ts';

const rows = readModifications();
const catalogue = readNewVehicles();
const modelsOf = (kind: VehicleKind) => catalogue.get(kind)?.flatMap(({ models }) => models) ?? [];
const ideasOf = (answer: ReturnType<typeof modificationAnswer>) =>
  answer?.parts.flatMap(({ ideas }) => ideas) ?? [];

test('cars and motorcycles have ideas by part, each once and with a cost; other kinds have none', () => {
  for (const kind of vehicleKinds)
    for (const language of languages) {
      const answer = modificationAnswer(rows, { kind, model: undefined, language });
      const ideas = ideasOf(answer);
      expect(ideas.length > 0, kind).toBe(modifiedKinds.some((each) => each === kind));
      expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
      for (const { cost, share } of ideas) {
        expect(cost.min).toBeLessThan(cost.max);
        expect(share).toBeNull();
      }
      if (answer) expect(answer.parts.length).toBe(6);
      for (const { slug, diagram } of answer?.parts ?? []) expect(diagram, `${kind} ${slug}`).toBeDefined();
    }
});

test('a model only gets suitable ideas: none for engines on electric ones, no rollers without a belt', () => {
  for (const kind of modifiedKinds)
    for (const model of modelsOf(kind)) {
      const answer = modificationAnswer(rows, { kind, model, language: 'en' });
      const ids = ideasOf(answer).map(({ id }) => id);
      const fuels = model.variants.flatMap(({ fuel }) => (fuel === null ? [] : [fuel]));
      const has = {
        no: true,
        engine: fuels.some((fuel) => fuel !== 'listrik'),
        electric: fuels.includes('listrik'),
      };
      const suited = rows.filter(
        (row) =>
          row.kind === kind &&
          has[row.needs_engine === 'yes' ? 'engine' : row.needs_engine] &&
          (row.id !== 'cvt' || model.body === 'matik'),
      );
      expect(ids.toSorted(), model.slug).toEqual(suited.map(({ id }) => id).toSorted());
      const prices = model.variants.flatMap(({ price }) => (price === null ? [] : [price]));
      const [idea] = ideasOf(answer);
      if (prices.length === 0) expect(idea?.share).toBeNull();
      else expect(idea?.share?.max).toBeCloseTo((idea?.cost.max ?? 0) / Math.min(...prices), 9);
      expect(answer?.title).toContain(model.name);
    }
});
