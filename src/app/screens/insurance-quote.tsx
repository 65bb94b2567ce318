import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { quoteOf, searchWithQuote } from '#app/features/insurance/inputs.ts';
import { InsurancePage } from '#app/features/insurance/insurance-page.tsx';
import { quoteFor } from '#app/features/insurance/quote.ts';
import { SenderFields } from '#app/features/leads/lead-fields.tsx';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { useCityOfVisitor } from '#app/features/places/use-city-of-visitor.ts';
import { useUserCity } from '#app/features/places/use-user-city.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/structured-data.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { LeadCity } from '#app/screens/sections/lead-city.tsx';
import { useAddressInputs } from '#app/ui/calculator/use-address-inputs.ts';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { FieldError } from '#app/ui/form/field.tsx';
import { insurancePageNames, insurancePageOf, insurancePages } from '#contract/insurance/insurance-pages.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import styles from './sections/credit-lead.module.css';

function InsuranceQuoteScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const page = insurancePageOf(location.path) ?? 'mobil';
  const { path, price } = insurancePages[page];
  const { data } = useApi('insurancePage', { page });
  const [inputs, change, query] = useAddressInputs(quoteOf, searchWithQuote);
  const city = useUserCity()?.city;
  const { data: cities } = useApi('cities', city === undefined ? undefined : {});
  if (!data) return null;
  const province = cities?.find(({ slug }) => slug === city)?.provinceId;
  const quote = quoteFor(data, inputs, { price, province });
  const names = { mobil: t`Car`, motor: t`Motorcycle` };
  const address = query === '' ? path : `${path}?${query}`;
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={path} />
      <ListData breadCrumbs={breadcrumbsTo(language, [data.title, path])} faqs={data.faqs} />
      <InsurancePage
        data={data}
        inputs={inputs}
        quote={quote}
        isCar={page === 'mobil'}
        onChange={change}
        share={<ShareButton path={address} title={data.title} />}
        head={
          <ChipRow label={t`Kind of vehicle`}>
            {insurancePageNames.map((name) => (
              <ChipLink
                key={name}
                href={insurancePages[name].path}
                aria-current={name === page ? 'page' : undefined}
              >
                {names[name]}
              </ChipLink>
            ))}
          </ChipRow>
        }
        lead={
          <InsuranceLead
            price={quote.price}
            cover={inputs.cover === 'total-loss' ? 'total-loss' : 'comprehensive'}
            label={data.title}
            page={address}
          />
        }
      />
    </>
  );
}

type LeadProps = {
  readonly price: number;
  readonly cover: string;
  readonly label: string;
  readonly page: string;
};

/** Asks for an offer of the quote. */
function InsuranceLead({ price, cover, label, page }: LeadProps) {
  const city = useCityOfVisitor();
  return (
    <div className={styles.lead}>
      <LeadForm
        kind="insurance"
        listingId={undefined}
        label={label}
        page={page}
        offered={{ price: String(price), cover, ...(city && { cityId: String(city.id) }) }}
        button={<Trans>Ask about insurance</Trans>}
      >
        {(view) => (
          <>
            {view.messageOf('price') === undefined ? null : (
              <FieldError>{view.messageOf('price')}</FieldError>
            )}
            <LeadCity />
            <SenderFields view={view} />
          </>
        )}
      </LeadForm>
    </div>
  );
}

export const page: Page = {
  async load(api, { path }) {
    const page = insurancePageOf(path);
    if (page === undefined) throw new ApiError('not_found', 'no such page');
    const { faqs, title } = await api.get('insurancePage', { page });
    return { frame: { faqs, faqTitle: title, breadcrumbs: breadcrumbsTo(api.language, [title, path]) } };
  },
  Screen: InsuranceQuoteScreen,
};
