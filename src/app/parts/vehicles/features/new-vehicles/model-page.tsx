import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatNumber } from '#contract/money.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { ModelGrid } from './model-grid.tsx';
import styles from './model-page.module.css';
import { PriceSpan } from './price-span.tsx';
import { SpecificationTables } from './specification-tables.tsx';
import { UsedYears } from './used-years.tsx';
import { VariantCards } from './variant-cards.tsx';

type Props = { readonly kind: VehicleKind; readonly answer: DataOf<'newModel'> };

/** A model: what it costs, its variants and how they differ, and the used ones. */
export function ModelPage({ kind, answer }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { title, model, variants, specifications, instalment, rivals, used, sources } = answer;
  const { brand, body, drawing, lastYear, units2025 } = model;
  return (
    <div className={styles.page}>
      {drawing === null ? null : (
        <div className={styles.picture}>
          <CarPicture car={{ bodyType: drawing }} />
        </div>
      )}
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.kind}>
          {body === null ? null : `${body.name} · `}
          <AppLink href={newVehiclesPath(kind, brand.slug)} className={styles.link}>
            <Trans>All new {brand.name}</Trans>
          </AppLink>
        </p>
        <div className={styles.price}>
          <PriceSpan prices={model.prices} />
        </div>
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
            <span className={styles.note}>
              <Trans>
                An example, no offer: Rp {formatNumber(instalment.downPayment, language)} down,{' '}
                {instalment.months} months, flat {formatNumber(instalment.flatRate * 100, language, 1)}%
                (effective {formatNumber(instalment.effectiveRate * 100, language, 1)}%) a year.
              </Trans>
            </span>
          </p>
        )}
        {units2025 === null ? null : (
          <p className={styles.note}>
            <Trans>
              {formatNumber(units2025, language)} delivered to dealers in 2025, as GAIKINDO counts.
            </Trans>
          </p>
        )}
      </header>
      <nav className={styles.tabs} aria-label={t`On this page`}>
        {/* Plain anchors: their targets are on this page. */}
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
        <h2 className={styles.heading}>
          <Trans>Variants</Trans>
        </h2>
        <VariantCards variants={variants} />
      </section>
      {used === null ? null : (
        <section id="bekas" className={styles.section}>
          <h2 className={styles.heading}>
            <Trans>Used prices by year</Trans>
          </h2>
          <UsedYears title={title} used={used} />
        </section>
      )}
      {specifications.length === 0 ? null : (
        <section id="spesifikasi" className={styles.wide}>
          <h2 className={styles.heading}>
            <Trans>Specifications</Trans>
          </h2>
          <SpecificationTables variants={variants} specifications={specifications} />
        </section>
      )}
      {rivals.length === 0 ? null : (
        <section id="pesaing" className={styles.wide}>
          <h2 className={styles.heading}>
            <Trans>Rivals at about this price</Trans>
          </h2>
          <ModelGrid kind={kind} models={rivals} hasBrand />
        </section>
      )}
      <p className={styles.sources}>
        <Trans>Sources: {sources.join('; ')}. What is not known is left out.</Trans>
      </p>
    </div>
  );
}
