import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardOf } from './new-model-card.ts';
import { readNewVehicles } from './new-vehicle-catalogue.ts';

const cards = [...readNewVehicles().values()]
  .flat()
  .flatMap(({ models }) => models.map((model) => ({ kind: model.kind, ...cardOf(model, 'id') })));
const pictureOf = ({ body }: (typeof cards)[number]) => body && (body.picture ?? body.slug);

it('has a drawing for every new vehicle of a known body, and where its paint is', () => {
  for (const picture of new Set(cards.map(pictureOf)))
    if (picture !== null)
      for (const file of [`public/bodies/${picture}.webp`, `public/bodies/paint/${picture}.webp`])
        expect(existsSync(file), file).toBe(true);
});

it.each([
  ['truk', /chassis/i, 'sasis'],
  ['truk', /damp|dump/i, 'jungkit'],
  ['truk', /mixer/i, 'molen'],
  ['truk', /microbus/i, 'mikrobus'],
  ['truk', /tractor head/i, 'berat'],
  ['motor-roda-tiga', /ape|bajaj re|king/i, 'penumpang'],
] as const)('draws a %s named %s as %s', (kind, name, picture) => {
  const named = cards.filter((card) => card.kind === kind && name.test(`${card.brand.name} ${card.name}`));
  expect(named.length).toBeGreaterThan(0);
  for (const card of named) expect(pictureOf(card), card.name).toBe(picture);
});
