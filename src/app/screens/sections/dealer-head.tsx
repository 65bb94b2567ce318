import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Clock, MapPinned, MessageSquareText, Phone } from 'lucide';
import { useState } from 'react';
import { SignInForm } from '#app/features/account/sign-in-form.tsx';
import { MeanRating } from '#app/features/dealer-pages/stars.tsx';
import { OpenState } from '#app/features/outlets/open-state.tsx';
import { ContactSheet } from '#app/features/seller-number/contact-sheet.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { initialsOf } from '#app/ui/initials.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Picture } from '#app/ui/picture.tsx';
import texts from '#app/ui/texts.module.css';
import type { DealerPage } from '#contract/dealer-pages/dealer-page.schema.ts';
import { dealerPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { leadFormPath } from '#contract/leads/lead-paths.ts';
import styles from './dealer-head.module.css';
import { dealerMapUrl } from './dealer-map-url.ts';

/** Who a dealer is, whether it is open, and how to reach it. */
export function DealerHead({ dealer }: { readonly dealer: DealerPage }) {
  const { t } = useLingui();
  const { slug, name, city, photo, newest, since, isVerified, isDemonstration, rating, answerHours } = dealer;
  const year = since?.slice(0, 4);
  const map = dealerMapUrl(dealer);
  const initials = (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
  return (
    <header className={styles.head} data-cover={photo === null ? undefined : ''}>
      {photo === null ? null : (
        <div className={styles.cover}>
          <Picture
            picture={photo}
            alt=""
            eager
            most={960}
            className={styles.picture}
            sizes="(min-width: 62em) 640px, 99vw"
          />
          {initials}
        </div>
      )}
      <div className={layouts.column10}>
        <div className={layouts.row12}>
          {photo === null ? initials : null}
          <div className={classNames(layouts.fillGrid, styles.about)}>
            <h1 className={styles.name}>
              {name}
              {isVerified ? (
                <span className={texts.green}>
                  <Icon of={BadgeCheck} size={24} />
                  <span className="visually-hidden">
                    <Trans>Business identity checked</Trans>
                  </span>
                </span>
              ) : null}
            </h1>
            <p className={texts.quiet}>
              {city === null ? <Trans>Dealer</Trans> : <Trans>Dealer in {city.name}</Trans>}
              {year === undefined ? null : (
                <>
                  {' · '}
                  <Trans>on Lajur since {year}</Trans>
                </>
              )}
            </p>
          </div>
          <ShareButton path={dealerPath(slug)} title={dealer.title} />
        </div>
        {isDemonstration ? (
          <p>
            <Badge tone="amber">
              <Trans>Demonstration: this dealer does not exist</Trans>
            </Badge>
          </p>
        ) : null}
        <ul className={layouts.wrap8}>
          <li className={styles.fact}>
            <Icon of={Clock} size={18} />
            <OpenState hours={dealer.hours} zone={dealer.zone} at={dealer.at} />
          </li>
          {rating === null ? null : (
            <li className={styles.fact}>
              <MeanRating rating={rating} />
            </li>
          )}
          {answerHours === null ? null : (
            <li className={styles.fact}>
              <Icon of={MessageSquareText} size={18} />
              <span>
                <Plural
                  value={answerHours}
                  one="Half of the offers were answered within an hour"
                  other="Half of the offers were answered within # hours"
                />
              </span>
            </li>
          )}
        </ul>
      </div>
      <div className={classNames(layouts.wrap10, patterns.fromTop)}>
        {newest === null ? null : <Contact dealer={dealer} newest={newest} />}
        {map === undefined ? null : (
          <ButtonLink
            href={map}
            variant="secondary"
            rel="noreferrer"
            icon={<Icon of={MapPinned} size={20} />}
            aria-label={t`Map`}
          />
        )}
      </div>
    </header>
  );
}

/**
 * A message, and the number. Both are about the dealer's newest car, because a dealer's number is only given with an
 * ad.
 */
function Contact({
  dealer: { name },
  newest,
}: {
  readonly dealer: DealerPage;
  readonly newest: NonNullable<DealerPage['newest']>;
}) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <ButtonLink
        href={leadFormPath('contact', newest.id)}
        className={styles.way}
        icon={<Icon of={MessageSquareText} size={20} />}
      >
        <Trans>Send a message</Trans>
      </ButtonLink>
      {newest.mobileVerified ? (
        <Button
          variant="secondary"
          className={classNames(patterns.scripted, styles.way)}
          icon={<Icon of={Phone} size={20} />}
          aria-haspopup="dialog"
          onClick={() => {
            setWasOpened(true);
            setIsOpen(true);
          }}
        >
          <Trans>Show number</Trans>
        </Button>
      ) : null}
      {wasOpened ? (
        <ContactSheet
          listing={{ ...newest, sellerName: name }}
          message={t`Hello ${name}, I saw your cars on Lajur.`}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          signIn={<SignInForm onSignedIn={() => undefined} />}
          others={null}
        />
      ) : null}
    </>
  );
}
