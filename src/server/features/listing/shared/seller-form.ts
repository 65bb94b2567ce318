import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { cleanPersonName } from '#contract/account/person-name.ts';
import { factsOfForm } from '#contract/listing/car-facts-form.ts';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import { parsePlate } from '#contract/readers/read-plate.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { yearOf } from '#contract/readers/read-year.ts';
import { plateFacts } from '#contract/sell/plate-facts.ts';
import { type SellField, type SellForm, sellFields } from '#contract/sell/sell-fields.ts';
import { cleanLine, cleanParagraphs } from '#server/reading/clean-text.ts';

const cleaners: Readonly<Partial<Record<SellField, (text: string) => string>>> = {
  description: cleanParagraphs,
  name: cleanPersonName,
};

/** The given fields of a form, without characters that the database rejects. */
export function givenFields(query: Readonly<Record<string, unknown>>): SellForm {
  const given = sellFields.flatMap((field) => {
    const value = query[field];
    if (typeof value !== 'string') return [];
    return [[field, cleaners[field]?.(value) ?? cleanLine(value)] as const];
  });
  return Object.fromEntries(given);
}

const textOf = (value: string | undefined) => (value?.trim() ? value.trim() : null);

/** The columns of a listing from a valid form. */
export function columnsOf(form: SellForm) {
  const now = new Date();
  const regNo = parsePlate(form.regNo ?? '') ?? null;
  return {
    sellerName: textOf(form.name),
    mobile: parseMobileNumber(form.mobile ?? '') ?? null,
    email: textOf(form.email)?.toLowerCase() ?? null,
    isWhatsapp: form.isWhatsapp === '1',
    description: textOf(form.description) ?? '',
    makeYear: yearOf(form.makeYear, now) ?? 0,
    registrationYear: yearOf(form.registrationYear, now) ?? null,
    color: textOf(form.color),
    fuel: form.fuel?.trim() ?? '',
    transmission: form.transmission?.trim() ?? '',
    kilometerDriven: readKilometers(form.kilometerDriven ?? '') ?? null,
    price: readRupiah(form.price ?? '') ?? 0,
    regNo,
    ...plateFacts(regNo),
    ...factsOfForm(form),
  };
}
