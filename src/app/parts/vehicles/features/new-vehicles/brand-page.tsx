import { Plural, Trans } from '@lingui/react/macro';
import { AppLink } from '#app/ui/link/app-link.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { ModelGrid } from './model-grid.tsx';
import styles from './new-vehicles.module.css';

type Props = {
  readonly kind: VehicleKind;
  readonly brand: { readonly slug: string; readonly name: string };
  readonly answer: DataOf<'newVehicles'>;
};

/** A brand's models: what is sold, then what no longer is; its used cars, and the other brands. */
export function BrandPage({ kind, brand, answer: { title, description, brands, models, used } }: Props) {
  const sold = models.filter(({ lastYear }) => lastYear === null);
  const former = models.filter(({ lastYear }) => lastYear !== null);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{description}</p>
      </header>
      {used === null ? null : (
        <AppLink href={used.url} className={styles.more}>
          <Plural
            value={used.count}
            one={`# used ${brand.name} on offer`}
            other={`# used ${brand.name} on offer`}
          />
        </AppLink>
      )}
      <ModelGrid kind={kind} models={sold} />
      {former.length === 0 ? null : (
        <section className={styles.section}>
          <h2 className={styles.heading}>
            <Trans>No longer delivered</Trans>
          </h2>
          <p className={styles.note}>
            <Trans>Without deliveries to dealers since the year beside them, as GAIKINDO counts.</Trans>
          </p>
          <ModelGrid kind={kind} models={former} />
        </section>
      )}
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>Other brands</Trans>
        </h2>
        <ul className={styles.others}>
          {brands
            .filter(({ slug }) => slug !== brand.slug)
            .map(({ slug, name }) => (
              <li key={slug}>
                <AppLink href={newVehiclesPath(kind, slug)} className={styles.kind}>
                  {name}
                </AppLink>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}
