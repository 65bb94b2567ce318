import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { CostLink } from '#app/ui/link/cost-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { simulationOfNew } from '#contract/credit/credit-pages.ts';
import { formatNumber } from '#contract/money.ts';
import { variantId } from '#contract/new-compare/variant-ids.ts';
import { brochurePagePath } from '#contract/new-vehicles/brochure.ts';
import type { NewVariant } from '#contract/new-vehicles/new-model.schema.ts';
import { totalCostOfNew } from '#contract/ownership/ownership-paths.ts';
import { tradePath } from '#contract/trade/trade-pages.ts';
import {
  modelModificationPath,
  modifiedKinds,
  newVehiclesPath,
  type VehicleKind,
} from '#contract/vehicles/vehicle-paths.ts';
import { medianOf } from '#money/quantile.ts';
import { ModelGallery } from './model-gallery.tsx';
import { ModelGrid } from './model-grid.tsx';
import styles from './model-page.module.css';
import { OwnersSay } from './owners-say.tsx';
import { PriceSpan } from './price-span.tsx';
import { PriceTable } from './price-table.tsx';
import { SpecificationTables } from './specification-tables.tsx';
import { UsedYears } from './used-years.tsx';
import { VariantCards } from './variant-cards.tsx';

type Props = {
  /** Further sections. */
  readonly children?: ReactNode;
  readonly kind: VehicleKind;
  readonly answer: DataOf<'newModel'>;
  /** The visitor's city, if known: prices of its province are shown. */
  readonly cityId: number | undefined;
  /** Shown below the month in which the model is expected. */
  readonly awaiting: ReactNode;
  /** Renders the compare link of a variant. */
  compareOf(variant: NewVariant): ReactNode;
};

/** A new model: prices, variants and their differences, and the used-car market of the model. */
export function ModelPage({ kind, answer, cityId, awaiting, compareOf, children }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { title, model, looks, variants, specifications, instalment, rivals, used, factsNote, sources } =
    answer;
  const calculator = instalment === null ? undefined : simulationOfNew(kind, instalment.price);
  const cheapest = variants.find(({ price }) => price !== null);
  const known =
    (kind === 'mobil' || kind === 'motor') && cheapest
      ? { kind, variant: variantId({ brand: model.brand.slug, model: model.slug, variant: cheapest.slug }) }
      : undefined;
  const { brand, body, lastYear, delivered, expected, isExample } = model;
  return (
    <div className={styles.page}>
      <ModelGallery looks={looks} model={model} title={title} />
      <header className={classNames(layouts.stack6, styles.head)}>
        <h1 className={texts.pageTitle}>{title}</h1>
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
          <p className={styles.caution}>
            <Trans>An example, there is no such model</Trans>
          </p>
        ) : null}
        {expected === null ? null : (
          <p className={styles.caution}>
            <Trans>Expected in {expected}</Trans>
          </p>
        )}
        {awaiting}
        {lastYear === null ? null : (
          <p className={styles.caution}>
            <Trans>No longer sold new, last in {lastYear}</Trans>
          </p>
        )}
        {instalment === null ? null : (
          <p className={styles.instalment}>
            <strong>
              <Trans>From Rp {formatNumber(instalment.amount, language)} a month</Trans>
            </strong>
            <span className={texts.notePretty}>
              <Trans>
                An example, not an offer: Rp {formatNumber(instalment.downPayment, language)} down,{' '}
                {instalment.months} months, flat {formatNumber(instalment.flatRate, language, 1)}% (effective{' '}
                {formatNumber(instalment.effectiveRate, language, 1)}%) a year.
              </Trans>
            </span>
            {calculator === undefined ? null : (
              <AppLink href={calculator} className={texts.greenStrong}>
                <Trans>Loan calculator</Trans>
              </AppLink>
            )}
          </p>
        )}
        {known === undefined ? null : (
          <p className={classNames(patterns.onward, styles.onward)}>
            <CostLink href={totalCostOfNew(known.kind, known.variant)} className={texts.greenStrong}>
              <Trans>What owning it costs</Trans>
            </CostLink>
            <AppLink href={tradePath(known.kind, { variant: known.variant })} className={texts.greenStrong}>
              <Trans>Trade in your vehicle for it</Trans>
            </AppLink>
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
      <nav className={styles.tabs} aria-label={t`On this page`}>
        {/* Plain anchors: their targets are on the same page. */}
        <a href="#varian">
          <Trans>Variants {variants.length}</Trans>
        </a>
        {specifications.length === 0 ? null : (
          <a href="#spesifikasi">
            <Trans>Specifications</Trans>
          </a>
        )}
        {used === null ? null : (
          <a href="#bekas">
            <Trans>Used {formatNumber(used.count, language)}</Trans>
          </a>
        )}
        {rivals.length === 0 ? null : (
          <a href="#pesaing">
            <Trans>Rivals</Trans>
          </a>
        )}
      </nav>
      <section id="varian" className={styles.section}>
        <h2 className={texts.sheetTitle}>
          <Trans>Variants</Trans>
        </h2>
        <VariantCards {...answer} cityId={cityId} actionOf={compareOf} />
      </section>
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
      {specifications.length === 0 ? null : (
        <section id="spesifikasi" className={styles.wide}>
          <h2 className={texts.sheetTitle}>
            <Trans>Specifications</Trans>
          </h2>
          <SpecificationTables variants={variants} specifications={specifications} />
        </section>
      )}
      <OwnersSay kind={kind} model={model} title={title} reviews={answer.reviews ?? null} />
      {children}
      {rivals.length === 0 ? null : (
        <section id="pesaing" className={styles.wide}>
          <h2 className={texts.sheetTitle}>
            <Trans>Rivals at about this price</Trans>
          </h2>
          <ModelGrid kind={kind} models={rivals} hasBrand />
        </section>
      )}
      <p className={classNames(patterns.onward, styles.onward)}>
        <AppLink href={brochurePagePath(kind, brand.slug, model.slug)} className={texts.greenStrong}>
          <Trans>Brochure (PDF, 2 pages)</Trans>
        </AppLink>
        {modifiedKinds.some((each) => each === kind) ? (
          <AppLink href={modelModificationPath(kind, brand.slug, model.slug)} className={texts.greenStrong}>
            <Trans>Ideas for modifying it</Trans>
          </AppLink>
        ) : null}
      </p>
      {factsNote === null ? null : (
        <p className={classNames(texts.notePretty, styles.sources)}>{factsNote}</p>
      )}
      <PriceTable
        title={title}
        rows={variants.map(({ name, price, priceNote }) => ({
          name,
          prices: price === null ? null : { min: price, max: price, note: priceNote ?? '' },
        }))}
      />
      <p className={classNames(texts.notePretty, styles.sources)}>
        <Trans>Sources: {sources.join('; ')}. What is not known is left out.</Trans>
      </p>
    </div>
  );
}
