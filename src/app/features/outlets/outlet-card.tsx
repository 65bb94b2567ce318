import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { Outlet } from '#contract/outlets/outlet.schema.ts';
import type { OutletOffer } from '#contract/outlets/outlet.ts';
import { HoursTable } from './hours-table.tsx';
import { OpenState } from './open-state.tsx';
import styles from './outlet-card.module.css';
import { OutletContacts } from './outlet-contacts.tsx';

type Props = {
  readonly outlet: Outlet;
  readonly at: string;
  /** Name of the city that distances are measured from. */
  readonly from: string | undefined;
  /** The request form; undefined while it is closed. */
  readonly form: ReactNode | undefined;
  onAsk(isAsking: boolean): void;
};

/** An outlet: address, opening hours, services, contacts and request form. */
export function OutletCard({ outlet, at, from, form, onAsk }: Props) {
  const language = useLanguage();
  const asked = useRef<HTMLDetailsElement>(null);
  // The details element may have been opened before hydration.
  const openedEarly = useEffectEvent(() => {
    if (asked.current?.open && form === undefined) onAsk(true);
  });
  useEffect(() => openedEarly(), []);
  const { name, brand, address, city, province, hours, zone, offers } = outlet;
  const { kilometers, telephone, isDemonstration } = outlet;
  const map = mapUrl(outlet);
  return (
    <article className={classNames(layouts.raisedCard, styles.card)}>
      <div className={styles.part}>
        <h3 className={texts.title}>{name}</h3>
        {isDemonstration ? (
          <p>
            <Badge tone="amber">
              <Trans>Demonstration: this place does not exist</Trans>
            </Badge>
          </p>
        ) : null}
        <p className={patterns.pretty}>
          {address === '' ? '' : `${address} · `}
          {address.endsWith(city.name) ? province : `${city.name}, ${province}`}
          {kilometers === null || from === undefined ? null : (
            <>
              {' · '}
              <Trans>
                about {formatNumber(kilometers, language, kilometers < 10 ? 1 : 0)} km from {from}
              </Trans>
            </>
          )}
        </p>
        <p className={texts.note}>
          {brand.name}
          {offers.map((offer) => (
            <span key={offer}>
              {' · '}
              <OfferName offer={offer} />
            </span>
          ))}
        </p>
        <p className={texts.note}>
          <OpenState hours={hours} zone={zone} at={at} />
        </p>
        {telephone === null || isDemonstration ? null : (
          <p className={texts.note}>
            <Trans>Telephone {telephone.replace('+62', '0')}</Trans>
          </p>
        )}
      </div>
      <div className={styles.part}>
        {hours === null ? null : (
          <details className={styles.hours}>
            <summary>
              <Trans>Opening hours ({zone})</Trans>
            </summary>
            <HoursTable hours={hours} />
          </details>
        )}
        <div className={layouts.wrap8}>
          <OutletContacts outlet={outlet} />
          {map === undefined ? null : (
            <ButtonLink
              size="dense"
              variant="text"
              href={map}
              rel="noreferrer"
              icon={<Icon of="place" size={18} />}
            >
              <Trans>Map</Trans>
              <span className="visually-hidden">: {name}</span>
            </ButtonLink>
          )}
        </div>
        <details
          ref={asked}
          className={styles.ask}
          open={form !== undefined}
          onToggle={({ currentTarget }) => onAsk(currentTarget.open)}
        >
          <summary>
            <AskName offers={offers} />
          </summary>
          {form ?? <ScriptNote />}
        </details>
      </div>
    </article>
  );
}

function AskName({ offers }: Pick<Outlet, 'offers'>) {
  if (!offers.includes('sales')) return <Trans>Ask for a service appointment</Trans>;
  if (!offers.includes('service')) return <Trans>Ask for a test drive, a price or a brochure</Trans>;
  return <Trans>Ask for a test drive, a price, a brochure or a service</Trans>;
}

/** Fallback content until the form has loaded, or permanently without script. */
function ScriptNote() {
  return (
    <p className={texts.note}>
      <Trans>The form needs JavaScript. Without it, call or write on WhatsApp.</Trans>
    </p>
  );
}

/**
 * A map link to the outlet's coordinates or address; undefined if both are unknown or the outlet is a
 * generated one.
 */
function mapUrl({ name, address, city, position, isDemonstration }: Outlet): string | undefined {
  if (isDemonstration || (position === null && address === '')) return undefined;
  const query = position ? `${position.latitude},${position.longitude}` : `${name}, ${address}, ${city.name}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** The translated name of a service of an outlet. */
function OfferName({ offer }: { readonly offer: OutletOffer }) {
  switch (offer) {
    case 'sales':
      return <Trans>Sales</Trans>;
    case 'service':
      return <Trans>Service</Trans>;
    case 'parts':
      return <Trans>Spare parts</Trans>;
    case 'test-drive':
      return <Trans>Test drive</Trans>;
    case 'body-repair':
      return <Trans>Body repair</Trans>;
    case 'charging':
      return <Trans>Charging</Trans>;
  }
}
