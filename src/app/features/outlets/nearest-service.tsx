import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import { inCity, outletsPath } from '#contract/outlets/outlet-paths.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './nearest-service.module.css';
import { OpenState } from './open-state.tsx';
import { OutletContacts } from './outlet-contacts.tsx';

type Props = {
  readonly kind: VehicleKind;
  readonly categoryId: number;
  /** The visitor's city, or the one that everybody begins with. */
  readonly city: { readonly slug: string; readonly name: string };
  /** A button that selects another city. */
  readonly cityButton: ReactNode;
};

const shown = 3;

/** The nearest service centres for a kind of vehicle; cached on the device for the city. */
export function NearestService({ kind, categoryId, city, cityButton }: Props) {
  const language = useLanguage();
  const { data, isLoading } = useApi('nearestService', { categoryId: String(categoryId), city: city.slug });
  const page = outletsPath(kind, 'service');
  return (
    <div className={layouts.stack12}>
      <div className={layouts.apart8}>
        <p className={texts.quiet}>
          <Trans>
            Near <strong>{city.name}</strong>
          </Trans>
        </p>
        {cityButton}
      </div>
      {data === undefined ? (
        isLoading ? (
          <Skeleton height="320px" radius="12px" />
        ) : (
          <p>
            <Trans>Those near {city.name} are not on this device yet.</Trans>
          </p>
        )
      ) : data.outlets.length === 0 ? (
        <p>
          <Trans>We do not know of a service centre of this kind yet.</Trans>
        </p>
      ) : (
        <ul className={layouts.stack12}>
          {data.outlets.slice(0, shown).map((outlet) => (
            <li key={outlet.id} className={styles.item}>
              <p className={texts.title}>
                {outlet.name}
                {outlet.isDemonstration ? (
                  <>
                    {' '}
                    <Badge tone="amber">
                      <Trans>Demonstration</Trans>
                    </Badge>
                  </>
                ) : null}
              </p>
              <p className={texts.note}>
                {outlet.address}
                {outlet.kilometers === null ? null : (
                  <>
                    {' · '}
                    <Trans>about {formatNumber(Math.round(outlet.kilometers), language)} km</Trans>
                  </>
                )}
              </p>
              <p className={texts.note}>
                <OpenState hours={outlet.hours} zone={outlet.zone} at={data.at} />
              </p>
              <div className={styles.actions}>
                <OutletContacts outlet={outlet} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <AppLink href={inCity(page, city.slug)} className={patterns.lineLink}>
        <Trans>All service centres by distance</Trans>
      </AppLink>
    </div>
  );
}
