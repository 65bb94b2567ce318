import { Trans, useLingui } from '@lingui/react/macro';
import { Calculator } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FaqList } from '#app/ui/faq-list.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { CostLink } from '#app/ui/link/cost-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { simulationOfNew } from '#contract/credit/credit-pages.ts';
import { formatNumber } from '#contract/money.ts';
import { compareNewPath, mostCompared, variantId } from '#contract/new-compare/variant-ids.ts';
import type { NewVariant } from '#contract/new-vehicles/new-model.schema.ts';
import { totalCostOfNew } from '#contract/ownership/ownership-paths.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { medianOf } from '#money/quantile.ts';
import { KeyFactIcon } from './key-fact-icon.tsx';
import { ModelColours } from './model-colours.tsx';
import { ModelGallery } from './model-gallery.tsx';
import { ModelHero } from './model-hero.tsx';
import { ModelLinks } from './model-links.tsx';
import styles from './model-page.module.css';
import { ModelRivals } from './model-rivals.tsx';
import { ModelTabs } from './model-tabs.tsx';
import { OwnersSay } from './owners-say.tsx';
import { PriceSpan } from './price-span.tsx';
import { UsedYears } from './used-years.tsx';
import { VariantCards } from './variant-cards.tsx';
import { VariantSpecification } from './variant-specification.tsx';

type Props = {
  readonly kind: VehicleKind;
  readonly answer: DataOf<'newModel'>;
  /** Whose prices are shown first: the asked province, or the visitor's. */
  readonly provinceId: number | undefined;
  /** Shown below the month in which the model is expected. */
  readonly awaiting: ReactNode;
  /** What running it costs a year, if that is known. */
  readonly running: ReactNode;
  readonly dealers: ReactNode;
  /** Renders the compare link of a variant. */
  compareOf(variant: NewVariant): ReactNode;
  /** Renders the button that asks a dealer for an offer. */
  askOf(className: string | undefined): ReactNode;
};

/** A new model: prices, variants and their differences, and the used-car market of the model. */
export function ModelPage({ kind, answer, provinceId, awaiting, running, dealers, compareOf, askOf }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { title, model, looks, strip, variants, instalment, rivals, used } = answer;
  const [lookIndex, setLookIndex] = useState(0);
  const look = looks[lookIndex] ?? looks[0];
  const pictures = look?.pictures ?? [];
  const calculator = instalment === null ? undefined : simulationOfNew(kind, instalment.price);
  const idOf = ({ slug }: NewVariant) =>
    variantId({ brand: model.brand.slug, model: model.slug, variant: slug });
  const cheapest = variants.find(({ price }) => price !== null);
  const known = cheapest && idOf(cheapest);
  const count = variants.length;
  const usedCount = used === null ? '' : formatNumber(used.count, language);
  const tabs = [
    { id: 'varian', label: <Trans>Variants {count}</Trans> },
    { id: 'spesifikasi', label: <Trans>Specifications</Trans> },
    ...(running === null ? [] : [{ id: 'biaya', label: <Trans>Costs</Trans> }]),
    ...(used === null ? [] : [{ id: 'bekas', label: <Trans>Used {usedCount}</Trans> }]),
    ...(rivals.length === 0 ? [] : [{ id: 'pesaing', label: <Trans>Rivals</Trans> }]),
  ];
  // Nobody offers what is not sold yet, or no more.
  const actions =
    model.status !== 'on-sale' || model.isExample ? null : (
      <>
        {calculator === undefined ? null : (
          <ButtonLink
            variant="secondary"
            href={calculator}
            icon={<Icon of={Calculator} />}
            className={styles.instalment}
          >
            <Trans>Instalments</Trans>
          </ButtonLink>
        )}
        {askOf(styles.ask)}
      </>
    );
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <ModelHero look={look} model={model} title={title} />
        <div className={styles.about}>
          <ModelHead kind={kind} title={title} model={model} awaiting={awaiting} />
          <ModelColours looks={looks} lookIndex={lookIndex} onLook={setLookIndex} />
          {strip.length === 0 ? null : (
            <ul className={styles.strip} aria-label={t`At a glance`}>
              {strip.map(({ fact, text }) => (
                <li key={fact}>
                  <KeyFactIcon fact={fact} />
                  {text}
                </li>
              ))}
            </ul>
          )}
          {actions === null ? null : <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      <ModelTabs tabs={tabs} />
      <div className={styles.columns}>
        <div className={patterns.top28}>
          <section id="varian" className={styles.section}>
            <div className={styles.heading}>
              <h2 className={texts.sheetTitle}>
                <Trans>Choose a variant</Trans>
              </h2>
              {count < 2 ? null : (
                <AppLink
                  href={compareNewPath(kind, variants.slice(0, mostCompared).map(idOf))}
                  className={texts.greenStrong}
                >
                  <Trans>Compare variants</Trans>
                </AppLink>
              )}
            </div>
            <VariantCards {...answer} provinceId={provinceId} actionOf={compareOf} />
            {instalment === null ? null : <InstalmentNote instalment={instalment} />}
          </section>
          <section id="spesifikasi" className={styles.section}>
            <VariantSpecification {...answer} />
          </section>
          {pictures.length < 2 ? null : (
            <section className={classNames(styles.section, patterns.belowWide)}>
              <ModelGallery pictures={pictures} title={title} />
            </section>
          )}
        </div>
        <div className={patterns.top28}>
          {running === null ? null : (
            <section id="biaya" className={styles.section}>
              {running}
              {(kind === 'mobil' || kind === 'motor') && known !== undefined ? (
                <CostLink href={totalCostOfNew(kind, known)} className={patterns.strongLineLink}>
                  <Trans>What owning it costs</Trans>
                </CostLink>
              ) : null}
            </section>
          )}
          {used === null ? null : (
            <section id="bekas" className={styles.section}>
              <h2 className={texts.sheetTitle}>
                <Trans>Used prices by year</Trans>
              </h2>
              <UsedYears
                title={title}
                used={used}
                newPrice={medianOf(variants.flatMap(({ price }) => price ?? []))}
              />
            </section>
          )}
          <OwnersSay kind={kind} model={model} title={title} reviews={answer.reviews ?? null} />
          {dealers}
        </div>
      </div>
      {rivals.length === 0 ? null : (
        <section id="pesaing" className={styles.section}>
          <h2 className={texts.sheetTitle}>
            <Trans>Closest rivals</Trans>
          </h2>
          <ModelRivals kind={kind} model={model} variants={variants} rivals={rivals} />
        </section>
      )}
      {answer.faqs.length === 0 ? null : (
        <section className={classNames(styles.section, styles.faqs)}>
          <h2 className={texts.sheetTitle}>
            <Trans>Common questions</Trans>
          </h2>
          <FaqList faqs={answer.faqs} opensFirst />
        </section>
      )}
      <section className={styles.section}>
        <h2 className={texts.sheetTitle}>
          <Trans>More about the {title}</Trans>
        </h2>
        <ModelLinks kind={kind} model={model} variant={known} />
      </section>
      {actions === null ? null : <div className={styles.bar}>{actions}</div>}
    </div>
  );
}

type HeadProps = Pick<Props, 'kind' | 'awaiting'> & Pick<Props['answer'], 'title' | 'model'>;

function ModelHead({ kind, title, model, awaiting }: HeadProps) {
  const language = useLanguage();
  const { brand, body, lastYear, delivered, expected, isExample } = model;
  const caution = classNames(patterns.noticeCard, patterns.strong, tints.amber);
  return (
    <header className={classNames(layouts.stack6, patterns.fromTop)}>
      <h1 className={styles.title}>{title}</h1>
      <p className={texts.quiet}>
        {body === null ? null : `${body.name} · `}
        <AppLink href={newVehiclesPath(kind, brand.slug)} className={texts.greenStrong}>
          <Trans>All new {brand.name}</Trans>
        </AppLink>
      </p>
      <div className={styles.price}>
        <PriceSpan prices={model.prices} />
      </div>
      {isExample ? (
        <p className={caution}>
          <Trans>An example, there is no such model</Trans>
        </p>
      ) : null}
      {expected === null ? null : (
        <p className={caution}>
          <Trans>Expected in {expected}</Trans>
        </p>
      )}
      {awaiting}
      {lastYear === null ? null : (
        <p className={caution}>
          <Trans>No longer sold new, last in {lastYear}</Trans>
        </p>
      )}
      {delivered === null ? null : (
        <p className={texts.notePretty}>
          <Trans>
            {formatNumber(delivered.units, language)} delivered to dealers in {delivered.year}, as GAIKINDO
            counts.
          </Trans>
        </p>
      )}
    </header>
  );
}

type InstalmentNoteProps = { readonly instalment: NonNullable<Props['answer']['instalment']> };

/** What the instalments of the variants assume, once for all. */
function InstalmentNote({ instalment }: InstalmentNoteProps) {
  const language = useLanguage();
  const { downPayment, price, share, months, flatRate, effectiveRate } = instalment;
  const part = formatNumber(share ?? (downPayment / price) * 100, language);
  const flat = formatNumber(flatRate, language, 1);
  const effective = formatNumber(effectiveRate, language, 1);
  return (
    <p className={texts.notePretty}>
      <Trans>
        Instalments are an example, not an offer: {part}% down, {months} months, flat {flat}% (effective{' '}
        {effective}%) a year.
      </Trans>
    </p>
  );
}
