import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { inCity, modelOutletsPath, outletsPath } from '#contract/outlets/outlet-paths.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './nearby-outlets.module.css';
import { OpenState } from './open-state.tsx';

type Named = { readonly slug: string; readonly name: string };

type Props = {
  readonly kind: VehicleKind;
  readonly categoryId: number;
  readonly brand: Named;
  readonly model?: Named;
  /** The slug of the visitor's city; undefined on the server. */
  readonly city: string | undefined;
};

const shown = 3;

/**
 * Dealers of a brand near the visitor's city. The link to the full list is rendered by the server; the
 * dealers are loaded by the device.
 */
export function NearbyOutlets({ kind, categoryId, brand, model, city }: Props) {
  const { t } = useLingui();
  const query: QueryOf<'outlets'> = { categoryId: String(categoryId), list: 'sales', brand: brand.slug };
  const { data } = useApi('outlets', city === undefined ? undefined : { ...query, city });
  const page = model
    ? modelOutletsPath(kind, brand.slug, model.slug, 'sales')
    : outletsPath(kind, 'sales', brand.slug);
  const place = data?.city?.name;
  const nearest = data?.outlets.slice(0, shown) ?? [];
  const all = (
    <AppLink href={city === undefined ? page : inCity(page, city)} className={patterns.lineLink}>
      <Trans>All {brand.name} dealers</Trans>
    </AppLink>
  );
  // A heading over a single link would be an empty column.
  if (nearest.length === 0) return all;
  return (
    <ContentSection
      heading={place === undefined ? t`${brand.name} dealers` : t`${brand.name} dealers near ${place}`}
    >
      <ul className={styles.outlets}>
        {nearest.map(({ id, name, city: { name: cityName }, hours, zone, isDemonstration }) => (
          <li key={id} className={classNames(layouts.card, styles.item)}>
            <strong>{name}</strong>
            <span className={texts.note}>
              {cityName} · <OpenState hours={hours} zone={zone} at={data?.at ?? ''} />
            </span>
            {isDemonstration ? (
              <Badge tone="amber">
                <Trans>Demonstration</Trans>
              </Badge>
            ) : null}
          </li>
        ))}
      </ul>
      {all}
    </ContentSection>
  );
}
