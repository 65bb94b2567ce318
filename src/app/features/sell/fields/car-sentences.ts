import { carName } from '#app/features/sell/draft/car-name.ts';
import { knownCode } from '#app/features/sell/draft/known-code.ts';
import { formatMonth } from '#contract/date-words.ts';
import type { Language } from '#contract/language.ts';
import { type CarFactName, carFactNames } from '#contract/listing/car-facts.ts';
import { localized } from '#contract/localized.ts';
import { formatKilometers } from '#contract/money.ts';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import { colorNames, colors, fuelNames, fuels, transmissions } from '#contract/vehicles/vehicle.ts';

/* Sentences about a car based on the entered facts only, in the page's language. */

type Words = Readonly<Record<Language, string>>;

function nameSentence(form: SellForm, language: Language): Words | undefined {
  const name = carName(form);
  if (name === undefined) return undefined;
  const color = knownCode(colors, form.color);
  const paint = color && color !== 'lainnya' ? colorNames[color][language].toLowerCase() : undefined;
  return {
    id: paint ? `${name} warna ${paint}.` : `${name}.`,
    en: paint ? `${name} in ${paint}.` : `${name}.`,
  };
}

function driveSentence(form: SellForm, language: Language): Words | undefined {
  const transmission = knownCode(transmissions, form.transmission);
  const fuel = knownCode(fuels, form.fuel);
  const gearbox = transmission && transmissionNames[transmission][language].toLowerCase();
  const engine = fuel && fuelNames[fuel][language].toLowerCase();
  const kilometers = readKilometers(form.kilometerDriven ?? '');
  const distance = kilometers === undefined ? undefined : formatKilometers(kilometers, language);
  const parts = {
    id: [
      gearbox && `transmisi ${gearbox}`,
      engine && `mesin ${engine}`,
      distance && `jarak tempuh ${distance}`,
    ],
    en: [
      gearbox && `${gearbox} transmission`,
      engine && `${engine} engine`,
      distance && `${distance} driven`,
    ],
  }[language].filter((part) => part !== undefined && part !== '');
  if (parts.length === 0) return undefined;
  const text = parts.join(', ');
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return { id: sentence, en: sentence };
}

const owners: Readonly<Record<string, Words>> = {
  '1': localized('One owner from new.'),
  '2': localized('Second owner.'),
  '3': localized('Third owner.'),
};

/** Good or bad, as answered. */
const answers: Readonly<Partial<Record<CarFactName, Readonly<Record<string, Words>>>>> = {
  serviceRecord: { '1': localized('With its service record.') },
  accidentFree: {
    '1': localized('No accidents.'),
    '0': localized('It has been in an accident; ask what was repaired.'),
  },
  floodFree: {
    '1': localized('Never flooded.'),
    '0': localized('It has been in a flood.'),
  },
  bpkbHolder: {
    owner: localized('The BPKB is with me.'),
    dealer: localized('The BPKB is with the dealer.'),
    finance: localized('The BPKB is still with the finance company.'),
  },
  isInsurance: { '1': localized('Still insured.') },
};

export function carSentences(form: SellForm, language: Language): string[] {
  const tax = /^\d{4}-\d{2}$/.test(form.taxPaidUntil ?? '')
    ? formatMonth(form.taxPaidUntil ?? '', language)
    : undefined;
  const sentences = [
    nameSentence(form, language),
    driveSentence(form, language),
    owners[form.ownership ?? ''],
    ...carFactNames.map((field) => answers[field]?.[form[field] ?? '']),
    tax === undefined ? undefined : localized(`Tax paid until ${tax}.`),
    form.cityName ? localized(`The car can be seen in ${form.cityName}.`) : undefined,
  ];
  return sentences.flatMap((sentence) => (sentence ? [sentence[language]] : []));
}

/** Appends the missing sentences to the description, as many as fit. */
export function withSentences(description: string, sentences: readonly string[], most: number): string {
  let text = description.trimEnd();
  for (const sentence of sentences) {
    if (text.includes(sentence)) continue;
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length > most) break;
    text = longer;
  }
  return text;
}
