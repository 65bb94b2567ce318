import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { SenderFields } from '#app/features/leads/lead-fields.tsx';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/structured-data.tsx';
import { CoveredSystems } from '#app/features/warranty/covered-systems.tsx';
import { type CheckedCar, Plans } from '#app/features/warranty/plans.tsx';
import styles from '#app/features/warranty/warranty.module.css';
import form from '#app/forms/form.module.css';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { Chip, ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { DigitsField } from '#app/ui/form/digits-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { AccordionItem } from '#app/ui/sheet/accordion.tsx';
import texts from '#app/ui/texts.module.css';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import { warrantyClaimPath, warrantyPath } from '#contract/warranty/warranty.ts';

/** The id in a typed address of an ad: `/detail-mobil-bekas/toyota-avanza-2019-12`, or the id itself. */
function idOfAddress(text: string): number | undefined {
  const [, id] = /(?:^|-)([1-9]\d{0,14})\/?(?:[?#].*)?$/.exec(text.trim()) ?? [];
  return id === undefined ? undefined : Number(id);
}

function WarrantyScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useApi('warrantyPage', {});
  const named = new URLSearchParams(useSearch()).get('id') ?? '';
  const [typed, setTyped] = useState<string>();
  const [model, setModel] = useState('');
  const [year, setYear] = useState('');
  const [kilometers, setKilometers] = useState('');
  const [plan, setPlan] = useState<string>();
  const address = typed ?? named;
  const id = idOfAddress(address);
  const booked = useAccountApi('bookings', {}).state;
  const bought =
    booked.kind === 'known' ? booked.data.orders.filter((order) => order.listingId !== null) : [];
  const { data: cards, isLoading } = useApi('byIds', id === undefined ? undefined : { ids: String(id) });
  const card = cards?.items.find((each) => each.id === id);
  if (!data) return null;
  const own: CheckedCar | undefined = /^(?:19|20)\d\d$/.test(year)
    ? { makeYear: Number(year), kilometers: readKilometers(kilometers) ?? null }
    : undefined;
  const car: CheckedCar | undefined = card
    ? { makeYear: card.makeYear, kilometers: card.kilometerDriven }
    : own;
  const label = card
    ? `${card.label} ${card.makeYear}`
    : own
      ? `${`${model.trim()} ${year}`.trim()}, ${kilometers === '' ? '?' : kilometers} km`
      : undefined;
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={warrantyPath} />
      <ListData breadCrumbs={breadcrumbsTo(language, [data.title, warrantyPath])} faqs={data.faqs} />
      <ContentPage
        title={data.title}
        lead={data.description}
        head={
          <ChipRow label={t`Warranty`}>
            <ChipLink href={warrantyPath} aria-current="page">
              <Trans>Plans</Trans>
            </ChipLink>
            <ChipLink href={warrantyClaimPath}>
              <Trans>Make a claim</Trans>
            </ChipLink>
          </ChipRow>
        }
      >
        <ContentSection heading={<Trans>Check a car</Trans>}>
          <div className={form.fields}>
            {bought.length === 0 ? null : (
              <ChipRow label={t`Cars you have booked`}>
                {bought.map(({ reference, listingId, car }) => (
                  <Chip
                    key={reference}
                    aria-pressed={id === listingId}
                    onClick={() => setTyped(id === listingId ? '' : String(listingId))}
                  >
                    {car}
                  </Chip>
                ))}
              </ChipRow>
            )}
            {card ? (
              <p className={texts.greenStrong}>{label}</p>
            ) : (
              <div className={form.pair}>
                <Field
                  label={t`Brand and model (optional)`}
                  maxLength={80}
                  value={model}
                  onChange={({ currentTarget }) => setModel(currentTarget.value)}
                />
                <Field
                  label={t`Year made`}
                  inputMode="numeric"
                  maxLength={4}
                  value={year}
                  onChange={({ currentTarget }) => setYear(currentTarget.value.replace(/\D/g, ''))}
                />
                <DigitsField
                  kind="kilometers"
                  label={t`Kilometres`}
                  mostDigits={7}
                  value={kilometers}
                  onDigits={setKilometers}
                />
              </div>
            )}
            <AccordionItem heading={<Trans>The car is for sale on Lajur</Trans>} isOpenAtFirst={named !== ''}>
              <Field
                label={t`Address of an ad on Lajur`}
                value={address}
                maxLength={400}
                autoCapitalize="off"
                spellCheck={false}
                error={
                  address.trim() !== '' && (id === undefined || (cards && !card && !isLoading))
                    ? t`There is no such ad. Copy the address of its page, or enter year and kilometres.`
                    : undefined
                }
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            </AccordionItem>
          </div>
        </ContentSection>
        <ContentSection heading={<Trans>Plans</Trans>}>
          <Plans data={data} car={car} chosen={plan} onChoose={setPlan} />
        </ContentSection>
        {plan === undefined ? null : (
          <ContentSection
            heading={<Trans>Ask for “{data.plans.find((each) => each.plan === plan)?.name}”</Trans>}
          >
            <div className={form.fields}>
              <LeadForm
                key={`${plan} ${card?.id} ${label}`}
                kind="warranty"
                listingId={card?.id}
                label={label ?? data.title}
                page={warrantyPath}
                offered={{ plan, ...(card || label === undefined ? {} : { car: label }) }}
                button={<Trans>Ask for this plan</Trans>}
                next={<Trans>Our team calls to arrange an inspection. Nothing is bought yet.</Trans>}
              >
                {(view) => <SenderFields view={view} hasEmail={false} />}
              </LeadForm>
            </div>
          </ContentSection>
        )}
        <div className={styles.covered}>
          <ContentSection heading={<Trans>What is covered</Trans>}>
            <CoveredSystems
              systems={data.systems}
              picture={data.picture}
              covers={data.plans.find((each) => each.plan === plan)?.covers}
            />
          </ContentSection>
          <ContentSection heading={<Trans>What is not covered</Trans>}>
            <ul className={styles.no}>
              {data.excluded.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </ContentSection>
        </div>
        <ContentSection heading={<Trans>How it works</Trans>}>
          <ol className={styles.plans}>
            {data.steps.map(({ heading, text }) => (
              <li key={heading} className={styles.plan}>
                <h3>{heading}</h3>
                <p className={texts.notePretty}>{text}</p>
              </li>
            ))}
          </ol>
        </ContentSection>
      </ContentPage>
    </>
  );
}

export const page: Page = {
  async load(api) {
    const { faqs, title } = await api.get('warrantyPage', {});
    return {
      frame: { faqs, faqTitle: title, breadcrumbs: breadcrumbsTo(api.language, [title, warrantyPath]) },
    };
  },
  Screen: WarrantyScreen,
};
