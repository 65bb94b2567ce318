import { Plural, Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide';
import type { ReactNode } from 'react';
import { MeanRating } from '#app/features/dealer-pages/stars.tsx';
import { OpenState } from '#app/features/outlets/open-state.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { initialsOf } from '#app/ui/initials.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import texts from '#app/ui/texts.module.css';
import type { DealerCard as Dealer } from '#contract/dealer-pages/dealer-page.schema.ts';
import { dealerPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import styles from './dealer-card.module.css';

type Props = {
  readonly dealer: Dealer;
  /** The time of the response. */
  readonly at: string;
  /** How far away it is. */
  readonly distance?: ReactNode;
};

/** A dealer in the directory; the whole card links to its page. */
export function DealerCard({ dealer, at, distance }: Props) {
  const { slug, name, city, province, hours, zone, photo, isVerified, isDemonstration, count, rating } =
    dealer;
  return (
    <article className={classNames(layouts.raisedCard, styles.card)}>
      <span className={styles.face}>
        {photo === null ? (
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
        ) : (
          <Picture picture={photo} alt="" sizes="72px" className={styles.photo} />
        )}
      </span>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <AppLink href={dealerPath(slug)} className={styles.link}>
            {name}
          </AppLink>
          {isVerified ? <Verified /> : null}
        </h3>
        <p className={texts.quiet}>
          {[city?.name, province === city?.name ? null : province].filter(Boolean).join(', ')}
          {distance === undefined ? null : <> · {distance}</>}
        </p>
        <p>
          <strong>
            <Plural value={count} one="# car" other="# cars" />
          </strong>
        </p>
        <p className={texts.quiet}>
          <OpenState hours={hours} zone={zone} at={at} />
        </p>
        {rating === null ? null : (
          <p>
            <MeanRating rating={rating} />
          </p>
        )}
        {isDemonstration ? (
          <p>
            <Badge tone="amber">
              <Trans>Demonstration</Trans>
            </Badge>
          </p>
        ) : null}
      </div>
    </article>
  );
}

function Verified() {
  return (
    <span className={texts.green}>
      <Icon of={BadgeCheck} size={18} />
      <span className="visually-hidden">
        <Trans>Business identity checked</Trans>
      </span>
    </span>
  );
}
