import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { LeadCar } from '#app/parts/browse/features/leads/lead-car.tsx';
import { ShareButton } from '#app/parts/browse/features/share/share-button.tsx';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { ListData } from '#app/parts/first/features/seo/structured-data.tsx';
import { costInputsOf, searchWithCost, withPersonal } from '#app/parts/money/features/ownership/inputs.ts';
import { useOwnNumbers } from '#app/parts/money/features/ownership/own-numbers.ts';
import styles from '#app/parts/money/features/ownership/ownership.module.css';
import { type KnownVehicle, totalCostFor } from '#app/parts/money/features/ownership/total-cost.ts';
import { TotalCostPage } from '#app/parts/money/features/ownership/total-cost-page.tsx';
import { useAddressInputs } from '#app/parts/money/ui/use-address-inputs.ts';
import { yearInJakarta } from '#contract/dates.ts';
import { formatPrice } from '#contract/money.ts';
import type { CostedEnergy } from '#contract/ownership/ownership.schema.ts';
import { totalCostPath } from '#contract/ownership/ownership-paths.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import type { FuelCode } from '#contract/vehicles/vehicle.ts';
import { yearlyLossOf } from '#money/yearly-loss.ts';
import { type ChosenVehicle, useChosenVehicle } from './parts/chosen-vehicle.ts';

const energyOf: Readonly<Record<FuelCode, CostedEnergy>> = {
  ...{ bensin: 'petrol', diesel: 'diesel', hybrid: 'hybrid', listrik: 'electricity' },
};
/** Shares of the stated range, and of the energy that is drawn. */
const real = { range: 0.8, charged: 0.9 } as const;

/** What the car's or the model's own page knows of it. */
function knownOf(chosen: ChosenVehicle | undefined, isNew: boolean, year: number): KnownVehicle {
  const { listing, model, price } = chosen ?? {};
  if (listing) {
    const { makeYear, fuel, yearlyLoss, provinceName } = listing;
    return { isNew, price, makeYear, energy: energyOf[fuel], yearlyLoss, province: provinceName };
  }
  const battery = model?.running?.electric;
  const used = model?.used?.years.map((each) => ({ ...each, age: Math.max(0, year - each.year) }));
  return {
    ...{ isNew, price, yearlyLoss: used && yearlyLossOf(used) },
    ...(battery && {
      energy: 'electricity',
      distance: Math.round(((battery.rangeKm * real.range * real.charged) / battery.batteryKwh) * 10) / 10,
    }),
  };
}

function TotalCostScreen() {
  const language = useLanguage();
  const { data } = useApi('ownership', {});
  const [, change, query] = useAddressInputs(costInputsOf, searchWithCost);
  const inputs = costInputsOf(withPersonal(query, useOwnNumbers(query)));
  const isNew = inputs.variant !== undefined;
  const subject = isNew ? (inputs.isMotorcycle ? 'new-motorcycle' : 'new-car') : 'used-car';
  const { chosen } = useChosenVehicle(inputs, subject);
  if (!data) return null;
  const year = yearInJakarta(Date.now());
  const total = totalCostFor(data, inputs, knownOf(chosen, isNew, year), year);
  const address = query === '' ? totalCostPath : `${totalCostPath}?${query}`;
  const trail = breadcrumbsTo(language, [data.title, totalCostPath]);
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={totalCostPath} />
      <ListData cars={[]} from={1} breadCrumbs={trail} faqs={[]} />
      <TotalCostPage
        data={data}
        inputs={inputs}
        total={total}
        onChange={change}
        head={
          <div className={styles.head}>
            <ShareButton path={address} title={data.title} look="plain" />
          </div>
        }
        vehicle={
          chosen?.listing ? (
            <LeadCar listing={chosen.listing} />
          ) : chosen?.price === undefined ? undefined : (
            <p className={styles.name}>
              {chosen.label} · {formatPrice(chosen.price, language)}
            </p>
          )
        }
      />
    </>
  );
}

export const page: Page = {
  async load(api) {
    const { title } = await api.get('ownership', {});
    return { frame: { breadcrumbs: breadcrumbsTo(api.language, [title, totalCostPath]) } };
  },
  Screen: TotalCostScreen,
};
