import type { Feature } from '#server/feature.ts';
import { dateName } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { creditRates } from '#server/money/credit-rates.ts';
import { endedNote } from '#server/money/ended-note.ts';
import { insuranceTariff } from '#server/money/insurance-tariff.ts';
import { insuredProvinces } from '#server/money/insured-provinces.ts';
import { endedAt } from '#server/money/rate-dates.ts';
import { runningCosts } from '#server/money/running-costs.ts';
import { vehicleTaxes } from '#server/money/vehicle-taxes.ts';
import { ownershipNotes, ownershipWords } from './ownership-words.ts';

/** Rates of everything that owning a vehicle costs, the same for all vehicles (docs/product.md#total-cost). */
export const ownershipFeature: Feature<'tables'> = (app, { tables }) => {
  serveEndpoint(app, 'ownership', (_query, { language }) => {
    const credit = tables.reading(creditRates);
    const dated = tables.reading(insuranceTariff);
    const taxes = tables.reading(vehicleTaxes);
    const { prices, costs, checked, ended } = tables.reading(runningCosts);
    const date = (month: string) => dateName(month, language);
    return {
      title: ownershipWords.title[language],
      description: ownershipWords.description[language],
      insurance: {
        base: dated.tariff.base.filter((rate) => rate.class === 'car' || rate.class === 'motorcycle'),
        ageLoading: dated.tariff.ageLoading,
      },
      provinces: insuredProvinces(dated).map((province) => {
        const tax = taxes.provinces.find((each) => each.province === province.id);
        return { ...province, tax: tax ? { ...tax, pkb: [...tax.pkb] } : null };
      }),
      ...{ fees: taxes.fees, prices, costs },
      credits: {
        used: credit.usual('mobil', 'used'),
        newCar: credit.usual('mobil', 'new'),
        newMotorcycle: credit.usual('motor', 'new'),
      },
      notes: ownershipNotes(
        {
          ...{ tax: date(taxes.validFrom), insurance: date(dated.checked) },
          ...{
            fuel: date(checked.fuel),
            electricity: date(checked.electricity),
            service: date(checked.costs),
            credit: date(credit.checked),
          },
        },
        language,
      ),
      endedNote: endedNote(endedAt(ended, credit.ended, dated.ended, taxes.ended), language),
    };
  });
};
