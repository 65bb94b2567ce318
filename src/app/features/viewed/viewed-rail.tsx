import { useLingui } from '@lingui/react/macro';
import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { shortFacts } from '#app/ui/car/short-facts.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Rail } from '#app/ui/rail.tsx';
import { Section } from '#app/ui/section.tsx';
import { formatPrice } from '#contract/money.ts';
import { listingPath, viewedPath } from '#contract/paths.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { listViewed } from '#offline/viewed/viewed-cars.ts';
import styles from './viewed-rail.module.css';

/** Number of cars shown. */
const shown = 8;

const readViewed = (database: DeviceDatabase) => listViewed(database, shown);

/** The cars opened last on this device, without frames, because new content on the page is more important. */
export function ViewedRail() {
  const { t } = useLingui();
  const language = useLanguage();
  const state = useDeviceIfHeld(['viewed'], readViewed);
  const rows = (state.kind === 'known' ? state.value : undefined) ?? [];
  if (rows.length === 0) return null;
  return (
    <Section title={t`Recently viewed`} href={viewedPath}>
      <Rail className={styles.rail}>
        {rows.map(({ id, card }) => (
          <li key={id}>
            <AppLink href={listingPath(card.slug)} className={patterns.block}>
              <CarPicture car={card} sizes="148px" most={320} className={styles.photo} />
              <p className={styles.price}>{formatPrice(card.price, language)}</p>
              <p className={styles.label}>{card.label}</p>
              <p className={styles.facts}>{shortFacts(card, language)}</p>
            </AppLink>
          </li>
        ))}
      </Rail>
    </Section>
  );
}
