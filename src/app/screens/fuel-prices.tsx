import { Trans } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { useChosenVehicle } from '#app/data/vehicles/chosen-vehicle.ts';
import { fuelDataset } from '#app/features/fuel/fuel-dataset.ts';
import { FuelPage } from '#app/features/fuel/fuel-page.tsx';
import { fuelOf, kindOf } from '#app/features/fuel/fuel-trip.ts';
import { fuelInputsOf, searchWithFuel } from '#app/features/fuel/inputs.ts';
import { withPersonal } from '#app/features/ownership/inputs.ts';
import { useOwnNumbers } from '#app/features/ownership/own-numbers.ts';
import { Head } from '#app/features/seo/head.tsx';
import { DataBlock, ListData } from '#app/features/seo/structured-data.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { useAddressInputs } from '#app/ui/calculator/use-address-inputs.ts';
import { fuelPricesPath } from '#contract/fuel/fuel-paths.ts';
import { totalCostPath } from '#contract/ownership/ownership-paths.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import { VariantSearch } from './sections/vehicle-choice.tsx';

function FuelPricesScreen() {
  const language = useLanguage();
  const { data } = useApi('fuelPrices', {});
  const [, change, query] = useAddressInputs(fuelInputsOf, searchWithFuel);
  // The driver's province, as in the total cost.
  const inputs = fuelInputsOf(withPersonal(query, useOwnNumbers(query)));
  const isNew = inputs.variant !== undefined;
  const subject = inputs.isMotorcycle ? 'new-motorcycle' : 'new-car';
  const { chosen, isLoading } = useChosenVehicle(inputs, isNew ? subject : 'used-car');
  if (!data) return null;
  const kind = kindOf(inputs, fuelOf(chosen, inputs.variant, language));
  const vehicle = isNew
    ? `${inputs.isMotorcycle ? 'jenis=motor&' : ''}v=${inputs.variant}`
    : inputs.listing === undefined
      ? ''
      : `id=${inputs.listing}`;
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={fuelPricesPath} />
      <ListData breadCrumbs={breadcrumbsTo(language, [data.title, fuelPricesPath])} faqs={data.faqs} />
      <DataBlock things={(place) => [fuelDataset(data, place)]} />
      <FuelPage
        data={data}
        inputs={inputs}
        kind={kind}
        vehicle={chosen?.label}
        isReady={!isLoading}
        search={
          <VariantSearch
            subject={subject}
            hint={<Trans>A model tells us which fuel it takes</Trans>}
            onPick={(variant) => change({ variant })}
          />
        }
        costs={vehicle === '' ? totalCostPath : `${totalCostPath}?${vehicle}`}
        share={
          <ShareButton
            path={query === '' ? fuelPricesPath : `${fuelPricesPath}?${query}`}
            title={data.title}
          />
        }
        onChange={change}
      />
    </>
  );
}

export const page: Page = {
  async load(api) {
    const { title, faqs } = await api.get('fuelPrices', {});
    const breadcrumbs = breadcrumbsTo(api.language, [title, fuelPricesPath]);
    return { frame: { faqs, faqTitle: title, breadcrumbs } };
  },
  Screen: FuelPricesScreen,
};
