import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Clock, MapPin, MapPinned } from 'lucide';
import { StarsGiven } from '#app/features/dealer-pages/stars.tsx';
import { HoursTable } from '#app/features/outlets/hours-table.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { IconRow, IconRows } from '#app/ui/icon/icon-rows.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { formatMonth } from '#contract/date-words.ts';
import type { DealerPage } from '#contract/dealer-pages/dealer-page.schema.ts';
import { dealersInCity } from '#contract/dealer-pages/dealer-page-paths.ts';
import styles from './dealer-about.module.css';
import { dealerMapUrl } from './dealer-map-url.ts';

/** What a dealer says about itself, and what staff has checked. */
export function DealerAbout({ dealer }: { readonly dealer: DealerPage }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { about, address, city, province, areas, hours, zone, verifiedIn } = dealer;
  const map = dealerMapUrl(dealer);
  const place = [...new Set([city?.name, province])].filter(Boolean).join(', ');
  return (
    <>
      <ContentSection heading={t`About this dealer`} id="tentang">
        {about === '' ? (
          <p className={texts.quiet}>
            <Trans>This dealer has not added a description yet.</Trans>
          </p>
        ) : (
          <p className={styles.words} lang="id">
            {about}
          </p>
        )}
        <IconRows>
          {verifiedIn === null ? null : (
            <IconRow icon={BadgeCheck} title={<Trans>Business identity checked</Trans>}>
              <Trans>
                Lajur compared the business papers with the name in {formatMonth(verifiedIn, language)}.
              </Trans>
            </IconRow>
          )}
          {areas.length === 0 ? null : (
            <IconRow icon={MapPinned} title={<Trans>Also serves</Trans>}>
              {areas.map(({ name }) => name).join(', ')}
            </IconRow>
          )}
        </IconRows>
      </ContentSection>
      <ContentSection heading={t`Location and hours`} id="lokasi">
        <IconRows>
          <IconRow icon={MapPin} title={address === '' ? place : address}>
            {address === '' ? <Trans>The dealer has not given a street address.</Trans> : place}
            {map === undefined ? null : (
              <>
                {' · '}
                <AppLink href={map} rel="noreferrer" className={texts.link}>
                  <Trans>Directions</Trans>
                </AppLink>
              </>
            )}
          </IconRow>
          <IconRow icon={Clock} title={<Trans>Opening hours</Trans>}>
            {hours === null ? <Trans>Opening hours not known to us</Trans> : zone}
          </IconRow>
        </IconRows>
        {hours === null ? null : <HoursTable hours={hours} />}
        {city === null ? null : (
          <p>
            <AppLink href={dealersInCity(city.slug)} className={texts.link}>
              <Trans>Other dealers in {city.name}</Trans>
            </AppLink>
          </p>
        )}
      </ContentSection>
    </>
  );
}

/** The newest ratings of finished deals. */
export function DealerRatings({ dealer }: { readonly dealer: DealerPage }) {
  const language = useLanguage();
  const { ratings } = dealer;
  if (ratings.length === 0)
    return (
      <p className={texts.quiet}>
        <Trans>No rating yet. Only a buyer whose deal through Lajur was finished can give one.</Trans>
      </p>
    );
  return (
    <ul className={layouts.stack10}>
      {ratings.map(({ id, stars, words, car, month }) => (
        <li key={id} className={classNames(layouts.card, styles.rating)}>
          <StarsGiven stars={stars} />
          {words === '' ? null : (
            <p className={styles.words} lang="id">
              {words}
            </p>
          )}
          <p className={texts.quiet}>
            <Trans>
              Buyer of a {car}, {formatMonth(month, language)}
            </Trans>
          </p>
        </li>
      ))}
    </ul>
  );
}
