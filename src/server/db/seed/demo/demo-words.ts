import * as z from 'zod/mini';
import {
  type BodyTypeCode,
  type ColorCode,
  colorNames,
  type FuelCode,
  type TransmissionCode,
} from '#contract/vehicles/vehicle.ts';
import { readReferenceTable } from '#server/process/reference-table.ts';
import { demoTexts } from './demo-texts.ts';
import type { Random } from './random.ts';

/** Facts a seller may mention, consistent with the listing. */
interface WordFacts {
  readonly brandName: string;
  readonly modelName: string;
  readonly variantName: string;
  readonly makeYear: number;
  readonly bodyType: BodyTypeCode;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  readonly color: ColorCode;
  readonly kilometers: number;
  readonly isDealer: boolean;
  readonly ownership: number | null;
  readonly taxIsPaid: boolean;
  readonly serviceRecord: boolean | null;
  readonly accidentFree: boolean | null;
  readonly floodFree: boolean | null;
}

type SellerKind = 'individu' | 'diler';

const gearWords = { manual: ['MT', 'Manual', 'manual'], otomatis: ['AT', 'Matic', 'matic'] } as const;
const gearInName = /\b(?:[AM]\/?T|CVT|IVT|DCT|AGS|manual|matic|otomatis|automatic)\b/i;

/** The variant name with the transmission once, as sellers write it. */
function versionOf(facts: WordFacts, random: Random): string {
  return gearInName.test(facts.variantName)
    ? facts.variantName
    : `${facts.variantName} ${random.pick(gearWords[facts.transmission])}`;
}

export function writeTitle(facts: WordFacts, random: Random): string {
  const { brandName: brand, modelName: model, makeYear: year } = facts;
  const version = versionOf(facts, random);
  const color = colorNames[facts.color].id;
  const thousands = Math.max(1, Math.round(facts.kilometers / 1000));
  switch (random.below(14)) {
    case 0:
    case 1:
    case 2:
      return `${brand} ${model} ${version} ${year}`;
    case 3:
      return `${model} ${version} ${year} ${color}`;
    case 4:
      return `${brand} ${model} ${year} ${random.pick(gearWords[facts.transmission])}`;
    case 5:
      return `${model} ${version} ${year}`.toLowerCase();
    case 6:
      return `Dijual ${brand} ${model} ${version} th ${year}`;
    case 7:
      return `${brand} ${model} ${version} ${year}`.toUpperCase();
    case 8:
      return `${model} ${version} ${year} km ${thousands}rb`;
    case 9:
      return `${brand} ${model} ${version} ${year} warna ${color.toLowerCase()}`;
    case 10:
      return `${model} ${year} ${color.toLowerCase()} ${facts.isDealer ? 'siap pakai' : 'pemakaian pribadi'}`;
    case 11:
      return facts.ownership === 1
        ? `${brand} ${model} ${version} ${year} tangan pertama`
        : `Jual ${model} ${version} tahun ${year}`;
    case 12:
      return facts.taxIsPaid
        ? `${model} ${version} ${year} pajak hidup`
        : `${model} ${version} ${year} bisa nego`;
    default:
      return `${brand} ${model} ${version} / ${year} / ${color}`;
  }
}

const sentencesFor = (use: string) => demoTexts('sentences', use);

function knownFacts(facts: WordFacts, type: SellerKind, random: Random): string[] {
  const said: string[] = [];
  const say = (isTrue: boolean, use: string) => {
    if (isTrue && random.chance(0.7)) said.push(random.pick(sentencesFor(use)));
  };
  say(facts.ownership === 1, `first-owner-${type}`);
  say(facts.ownership === 2, `second-owner-${type}`);
  say(facts.taxIsPaid, 'tax-paid');
  say(facts.serviceRecord === true, 'service-record');
  say(facts.floodFree === true && facts.accidentFree === true, 'no-damage');
  say(facts.floodFree === true && facts.accidentFree !== true, 'no-flood');
  say(facts.accidentFree === false, 'accident');
  say(facts.fuel !== 'bensin', `fuel-${facts.fuel}`);
  return said;
}

const shortFormRow = z.object({ word: z.string().check(z.regex(/^[a-z]+$/)), short: z.string() });
let shortForms: readonly (readonly [RegExp, string])[] | undefined;

function abbreviated(text: string): string {
  shortForms ??= readReferenceTable('demo/short-forms.csv', shortFormRow).map(
    ({ word, short }) => [new RegExp(`\\b${word}\\b`, 'g'), short] as const,
  );
  return shortForms.reduce((words, [from, to]) => words.replace(from, to), text);
}

/**
 * Two to seven short sentences; one in five sellers writes in lower case, one in ten also in abbreviations.
 */
export function writeDescription(facts: WordFacts, random: Random): string {
  const type: SellerKind = facts.isDealer ? 'diler' : 'individu';
  const sentences: string[] = [
    random.pick(sentencesFor(`opening-${type}`)),
    ...knownFacts(facts, type, random),
  ];
  if (random.chance(0.35)) sentences.push(random.pick(sentencesFor(`body-${facts.bodyType}`)));
  const conditions = sentencesFor('condition');
  const condition = random.below(conditions.length);
  for (let count = random.below(3); count >= 0; count--) {
    // Steps of five visit all twelve, so no sentence is repeated.
    sentences.push(conditions[(condition + 5 * count) % conditions.length] ?? '');
  }
  if (random.chance(0.3)) sentences.push(`KM ${Math.max(1, Math.round(facts.kilometers / 1000))} ribuan.`);
  sentences.push(random.pick(sentencesFor(`closing-${type}`)));
  const text = sentences.filter((sentence) => sentence !== '').join(' ');
  const manner = random.unit();
  if (manner >= 0.2) return text;
  const lower = text.toLowerCase();
  return manner >= 0.1 ? lower : abbreviated(lower);
}
