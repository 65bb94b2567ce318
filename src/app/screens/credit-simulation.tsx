import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { useChosenVehicle } from '#app/data/vehicles/chosen-vehicle.ts';
import { Affordable, affordableList, monthlyOf } from '#app/features/credit/affordable.tsx';
import { affordable, calculationOf } from '#app/features/credit/calculation.ts';
import { CreditPage } from '#app/features/credit/credit-page.tsx';
import { inputsOf, searchWith } from '#app/features/credit/inputs.ts';
import { lastCalculation, rememberCalculation } from '#app/features/credit/last-calculation.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/structured-data.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { useAddressInputs } from '#app/ui/calculator/use-address-inputs.ts';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { useSettled } from '#app/ui/hooks/use-settled.ts';
import {
  type CreditSubject,
  creditSubjects,
  type SimulationPage,
  simulationPageNames,
  simulationPageOf,
  simulationPages,
} from '#contract/credit/credit-pages.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';
import { CreditLead } from './sections/credit-lead.tsx';
import { VehicleChoice } from './sections/vehicle-choice.tsx';

/** The list above a calculator, where it has one. */
function breadcrumbsOf(language: Language, page: SimulationPage): Breadcrumb[] {
  const own = localized('Loan calculator')[language];
  const { path, subject } = simulationPages[page];
  const lists: Readonly<Record<CreditSubject, readonly [string, string]>> = {
    'used-car': [localized('Used cars')[language], usedCarsPath()],
    'new-car': [localized('New cars')[language], newVehiclesPath('mobil')],
    'new-motorcycle': [localized('New motorcycles')[language], newVehiclesPath('motor')],
  };
  return page === 'simulation'
    ? breadcrumbsTo(language, [own, path])
    : breadcrumbsTo(language, lists[subject], [own, path]);
}

/** A slug of the list of used cars is counted once a slider has rested so long. */
const countedAfterMs = 400;

function CreditSimulationScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const page = simulationPageOf(location.path) ?? 'simulation';
  const { path, subject } = simulationPages[page];
  const { data } = useApi('creditPage', { page });
  const [inputs, change, query] = useAddressInputs(inputsOf, searchWith);
  const { chosen, isLoading } = useChosenVehicle(inputs, subject);
  const calculation = data && calculationOf(data, inputs, chosen);
  const within = calculation && affordable(calculation, monthlyOf(inputs, calculation));
  const count = useCountUpTo(subject, within);
  const last = useLastCalculation(subject, query);
  if (!data || !calculation) return null;
  const names = {
    simulation: undefined,
    'simulation-used-car': t`Used car`,
    'simulation-new-car': t`New car`,
    'simulation-new-motorcycle': t`New motorcycle`,
  };
  const address = query === '' ? path : `${path}?${query}`;
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={path} />
      <ListData breadCrumbs={breadcrumbsOf(language, page)} faqs={data.faqs} />
      <CreditPage
        data={data}
        inputs={inputs}
        calculation={calculation}
        age={chosen?.age}
        isReady={!isLoading}
        onChange={change}
        share={<ShareButton path={address} title={data.title} />}
        head={
          <ChipRow label={t`What the loan is for`}>
            {simulationPageNames.map((name) =>
              names[name] === undefined ? null : (
                <ChipLink
                  key={name}
                  href={simulationPages[name].path}
                  aria-current={simulationPages[name].subject === subject ? 'page' : undefined}
                >
                  {names[name]}
                </ChipLink>
              ),
            )}
          </ChipRow>
        }
        vehicle={
          <>
            {last === undefined ? null : (
              <p>
                <ChipLink href={`${path}?${last}`}>
                  <Trans>Continue the last calculation</Trans>
                </ChipLink>
              </p>
            )}
            <VehicleChoice subject={subject} chosen={chosen} isLoading={isLoading} onChange={change} />
          </>
        }
        affordable={
          <Affordable
            subject={subject}
            inputs={inputs}
            calculation={calculation}
            count={count}
            onChange={change}
          />
        }
        lead={
          <CreditLead
            terms={calculation.terms}
            listing={chosen?.listing}
            label={chosen?.label ?? data.title}
            page={address}
          />
        }
      />
    </>
  );
}

/** How many used cars cost no more. */
function useCountUpTo(subject: CreditSubject, price: number | undefined): number | undefined {
  const isUsed = creditSubjects[subject].condition === 'used';
  const list = isUsed && price !== undefined ? affordableList(subject, price) : undefined;
  const search = useSettled(list?.split('/').at(-1), countedAfterMs);
  const { data } = useApi('listings', search === undefined ? undefined : { search, pageSize: '1' });
  return data?._meta.totalCount;
}

/** The calculation before this visit, while this one has none; it is remembered as it changes. */
function useLastCalculation(subject: CreditSubject, query: string): string | undefined {
  const [last, setLast] = useState<string>();
  useEffect(() => setLast(lastCalculation(subject)), [subject]);
  useEffect(() => rememberCalculation(subject, query), [subject, query]);
  return query === '' ? last : undefined;
}

export const page: Page = {
  async load(api, { path }) {
    const page = simulationPageOf(path);
    if (page === undefined) throw new ApiError('not_found', 'no such page');
    const { faqs, title } = await api.get('creditPage', { page });
    return { frame: { faqs, faqTitle: title, breadcrumbs: breadcrumbsOf(api.language, page) } };
  },
  Screen: CreditSimulationScreen,
};
