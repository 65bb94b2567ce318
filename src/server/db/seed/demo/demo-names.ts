import { demoTexts } from './demo-texts.ts';
import type { Random } from './random.ts';

/* Common names, combined at random: none of these sellers exists. */

const pickName = (use: string, random: Random) => random.pick(demoTexts('names', use));

export function personName(random: Random): string {
  const first = pickName('first', random);
  const kind = random.unit();
  if (kind < 0.12) return first;
  const last = pickName('last', random);
  return kind < 0.3 ? `${first} ${last.charAt(0)}.` : `${first} ${last}`;
}

export function dealerName(random: Random): string {
  const first = pickName('dealer-first', random);
  const second = pickName('dealer-second', random);
  return first === second || random.chance(0.15)
    ? `${first} ${pickName('dealer-kind', random)}`
    : `${first} ${second} ${pickName('dealer-kind', random)}`;
}
