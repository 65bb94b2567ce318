import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber } from '#contract/money.ts';
import type { Outlet } from '#contract/outlets/outlet.schema.ts';
import type { OutletList } from '#contract/outlets/outlet.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { kindNames, kindOne } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';

const lists = {
  sales: { id: { one: 'dealer', many: 'dealer' }, en: { one: 'dealer', many: 'dealers' } },
  service: {
    id: { one: 'bengkel', many: 'bengkel' },
    en: { one: 'service centre', many: 'service centres' },
  },
} as const satisfies Record<OutletList, Record<Language, { one: string; many: string }>>;

type About = {
  readonly kind: VehicleKind;
  readonly list: OutletList;
  readonly brand: { readonly name: string } | null;
  readonly model: { readonly name: string } | null;
  readonly city: { readonly name: string } | null;
  readonly total: number;
  readonly inCity: number;
  readonly cityCount: number;
  readonly nearest: Outlet | undefined;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Title and description of a list of outlets, generated from its figures. */
export function outletWords(about: About, language: Language): { title: string; description: string } {
  const { kind, list, brand, model, city, total, inCity, cityCount, nearest } = about;
  const list1 = lists[list][language];
  const place = city?.name ?? 'Indonesia';
  const subject = model
    ? `${brand?.name ?? ''} ${model.name}`
    : { id: `${kindNames[kind].id} ${brand?.name ?? ''}`, en: `${brand?.name ?? ''} ${kindOne[kind]}` }[
        language
      ];
  const what = subject.trim();
  const title = {
    id: `${capital(list1.many)} ${what} di ${place}`,
    en: `${capital(what)} ${list1.many} in ${place}`,
  }[language];
  const shown = city ? inCity : total;
  if (total === 0)
    return {
      title,
      description: localized(`We know no ${what} ${list1.one} yet.`)[language],
    };
  const facts = localized('Addresses, opening hours, telephone and WhatsApp.')[language];
  if (city && inCity === 0 && nearest)
    return {
      title,
      description: localized(
        `We know no ${what} ${list1.one} in ${city.name}. The nearest: ${nearest.name}, ${nearest.city.name}.`,
      )[language],
    };
  const where = city
    ? localized(`in ${city.name}`)[language]
    : {
        id: `di ${formatNumber(cityCount, 'id')} kota`,
        en: `in ${formatNumber(cityCount, 'en')} ${cityCount === 1 ? 'city' : 'cities'}`,
      }[language];
  return {
    title,
    description: {
      id: `${formatNumber(shown, 'id')} ${list1.many} ${what} ${where}. ${facts}`,
      en: `${formatNumber(shown, 'en')} ${what} ${shown === 1 ? list1.one : list1.many} ${where}. ${facts}`,
    }[language],
  };
}
