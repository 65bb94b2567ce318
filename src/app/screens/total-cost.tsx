import { useApi } from '#app/data/api/use-api.tsx';
import { LeadCar } from '#app/features/leads/lead-car.tsx';
import { costInputsOf, searchWithCost, withPersonal } from '#app/features/ownership/inputs.ts';
import { useOwnNumbers } from '#app/features/ownership/own-numbers.ts';
import { TotalCostPage } from '#app/features/ownership/total-cost-page.tsx';
import { useVehicleCost } from '#app/features/ownership/use-vehicle-cost.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/structured-data.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { useAddressInputs } from '#app/ui/calculator/use-address-inputs.ts';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import { totalCostPath } from '#contract/ownership/ownership-paths.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';

function TotalCostScreen() {
  const language = useLanguage();
  const { data } = useApi('ownership', {});
  const [, change, query] = useAddressInputs(costInputsOf, searchWithCost);
  const whole = withPersonal(query, useOwnNumbers(query));
  const { inputs, chosen, isLoading, total } = useVehicleCost(data, whole);
  if (!data || !total) return null;
  const address = query === '' ? totalCostPath : `${totalCostPath}?${query}`;
  const trail = breadcrumbsTo(language, [data.title, totalCostPath]);
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={totalCostPath} />
      <ListData breadCrumbs={trail} faqs={[]} />
      <TotalCostPage
        data={data}
        inputs={inputs}
        total={total}
        query={whole}
        label={chosen?.label}
        isReady={!isLoading}
        onChange={change}
        share={<ShareButton path={address} title={data.title} />}
        vehicle={
          chosen?.listing ? (
            <LeadCar listing={chosen.listing} />
          ) : chosen?.price === undefined ? undefined : (
            <p className={texts.lead}>
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
