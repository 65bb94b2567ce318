import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatPrice } from '#contract/money.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { ModelGrid } from './model-grid.tsx';
import styles from './new-vehicles.module.css';

type Props = { readonly kind: VehicleKind; readonly answer: DataOf<'newVehicles'> };

/** All brands of a kind of vehicle, and what was delivered most. */
export function KindPage({ kind, answer: { title, description, brands, models } }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{description}</p>
        <nav aria-label={t`Kind of vehicle`}>
          <ul className={styles.kinds}>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <AppLink
                  href={newVehiclesPath(slug)}
                  className={styles.kind}
                  aria-current={slug === kind ? 'page' : undefined}
                >
                  {name[language]}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>Brands</Trans>
        </h2>
        <ul className={styles.brands}>
          {brands.map(({ slug, name, modelCount, prices }) => (
            <li key={slug}>
              <AppLink href={newVehiclesPath(kind, slug)} className={styles.brand}>
                <BrandMark slug={slug} name={name} />
                <span className={styles.brandText}>
                  <strong className={styles.brandName}>{name}</strong>
                  <span className={styles.note}>
                    <Plural value={modelCount} one="# model" other="# models" />
                    {prices === null ? null : (
                      <>
                        {' · '}
                        <Trans>from {formatPrice(prices.min, language)}</Trans>
                      </>
                    )}
                  </span>
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      {models.length === 0 ? null : (
        <section className={styles.section}>
          <h2 className={styles.heading}>
            <Trans>Delivered most in 2025</Trans>
          </h2>
          <p className={styles.note}>
            <Trans>Vehicles that makers delivered to dealers (wholesales), as GAIKINDO counts them.</Trans>
          </p>
          <ModelGrid kind={kind} models={models} hasBrand />
        </section>
      )}
    </div>
  );
}
