import { useLingui } from '@lingui/react/macro';
import { knownCode } from '#app/features/sell/draft/known-code.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useFactWords } from '#app/ui/car/fact-words.ts';
import type { Language, Localized } from '#contract/language.ts';
import { type CarFactName, carFactNames, isCarFact } from '#contract/listing/car-facts.ts';
import { factsOfForm } from '#contract/listing/car-facts-form.ts';
import { formatKilometers, formatPrice } from '#contract/money.ts';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import type { SellField, SellForm } from '#contract/sell/sell-fields.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import { colorNames, colors, fuelNames, fuels, transmissions } from '#contract/vehicles/vehicle.ts';

/** Fields with a display name; ids are represented by their names. */
export const namedFields = [
  'cityName',
  'districtName',
  'brandName',
  'modelName',
  'variantName',
  'makeYear',
  'registrationYear',
  'kilometerDriven',
  'transmission',
  'fuel',
  'color',
  'regNo',
  ...carFactNames,
  'price',
  'description',
  'name',
  'mobile',
  'isWhatsapp',
  'email',
] as const satisfies readonly SellField[];
export type NamedField = (typeof namedFields)[number];

function nameOf<Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, Localized>>,
  value: string,
  language: Language,
): string {
  const code = knownCode(codes, value);
  return code === undefined ? value : names[code][language];
}

/** Names of fields and their values as text, in the user's language. */
export function useFieldWords() {
  const { t } = useLingui();
  const language = useLanguage();
  const facts = useFactWords();
  const names: Readonly<Record<Exclude<NamedField, CarFactName>, string>> = {
    cityName: t`City`,
    districtName: t`District`,
    brandName: t`Brand`,
    modelName: t`Model`,
    variantName: t`Variant`,
    makeYear: t`Year made`,
    registrationYear: t`Registered in`,
    kilometerDriven: t`Mileage`,
    transmission: t`Transmission`,
    fuel: t`Fuel`,
    color: t`Colour`,
    regNo: t`Number plate`,
    price: t`Price`,
    description: t`Description`,
    name: t`Name`,
    mobile: t`Mobile number`,
    isWhatsapp: t`WhatsApp`,
    email: t`E-mail`,
  };
  const yesOrNo: Readonly<Record<string, string>> = { '0': t`No`, '1': t`Yes` };

  const nameOfField = (field: NamedField): string =>
    isCarFact(field) ? facts.words[field].name : names[field];

  function textOf(field: NamedField, form: SellForm): string {
    const value = form[field]?.trim() ?? '';
    switch (field) {
      case 'price': {
        const rupiah = readRupiah(value);
        return rupiah === undefined ? value : formatPrice(rupiah, language);
      }
      case 'kilometerDriven': {
        const kilometers = readKilometers(value);
        return kilometers === undefined ? value : formatKilometers(kilometers, language);
      }
      case 'transmission':
        return nameOf(transmissions, transmissionNames, value, language);
      case 'fuel':
        return nameOf(fuels, fuelNames, value, language);
      case 'color':
        return nameOf(colors, colorNames, value, language);
      case 'isWhatsapp':
        return yesOrNo[value] ?? value;
      default:
        return isCarFact(field) && value !== '' ? (facts.textOf(field, factsOfForm(form)) ?? value) : value;
    }
  }
  return { nameOf: nameOfField, textOf };
}
