import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
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
  /** The slug of the visitor's city; undefined on the server and until one is chosen. */
  readonly city: string | undefined;
  /** A button that selects a city. */
  readonly cityButton: ReactNode;
};

const shown = 3;

/** The nearest service centres for a kind of vehicle; cached on the device for the visitor's city. */
export function NearestService({ kind, categoryId, city, cityButton }: Props) {
  const language = useLanguage();
  const { data } = useApi(
    'nearestService',
    city === undefined ? undefined : { categoryId: String(categoryId), city },
  );
  const page = outletsPath(kind, 'service');
  return (
    <div className={layouts.stack12}>
      <div className={styles.choice}>{cityButton}</div>
      {data === undefined ? null : data.outlets.length === 0 ? (
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
      <AppLink href={city === undefined ? page : inCity(page, city)} className={patterns.lineLink}>
        {city === undefined ? (
          <Trans>Service centres by city</Trans>
        ) : (
          <Trans>All service centres by distance</Trans>
        )}
      </AppLink>
    </div>
  );
}
