import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { CreditGuidePage } from '#app/features/credit/credit-guide-page.tsx';
import { Lenders } from '#app/features/credit/lenders.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/structured-data.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import {
  type CreditGuide,
  creditGuideNames,
  creditGuideOf,
  creditGuides,
  simulationPages,
} from '#contract/credit/credit-pages.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import { FinanceApply } from './sections/finance-apply.tsx';

function breadcrumbsOf(language: Language, page: CreditGuide, title: string): Breadcrumb[] {
  const all = localized('Credit')[language];
  const { path } = creditGuides[page];
  return page === 'guide'
    ? breadcrumbsTo(language, [all, path])
    : breadcrumbsTo(language, [all, creditGuides.guide.path], [title, path]);
}

function CreditGuideScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const page = creditGuideOf(location.path) ?? 'guide';
  const { path, simulation } = creditGuides[page];
  const { data } = useApi('creditGuide', { page });
  if (!data) return null;
  const names = {
    guide: t`All`,
    'guide-used-car': t`Used car`,
    'guide-new-car': t`New car`,
    'guide-new-motorcycle': t`New motorcycle`,
    'guide-multipurpose': t`Multipurpose`,
  };
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={path} />
      <ListData breadCrumbs={breadcrumbsOf(language, page, data.title)} faqs={data.faqs} />
      <CreditGuidePage
        guide={data}
        simulation={simulationPages[simulation].path}
        share={<ShareButton path={path} title={data.title} />}
        head={
          <ChipRow label={t`Kinds of loans`}>
            {creditGuideNames.map((name) => (
              <ChipLink
                key={name}
                href={creditGuides[name].path}
                aria-current={name === page ? 'page' : undefined}
              >
                {names[name]}
              </ChipLink>
            ))}
          </ChipRow>
        }
        lenders={<Lenders lenders={data.lenders} />}
        apply={
          <FinanceApply listingId={undefined} label={data.title} page={path} price={data.example.price} />
        }
      />
    </>
  );
}

export const page: Page = {
  async load(api, { path }) {
    const page = creditGuideOf(path);
    if (page === undefined) throw new ApiError('not_found', 'no such page');
    const { faqs, title } = await api.get('creditGuide', { page });
    return { frame: { faqs, faqTitle: title, breadcrumbs: breadcrumbsOf(api.language, page, title) } };
  },
  Screen: CreditGuideScreen,
};
