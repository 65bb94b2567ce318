import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, UserRound } from 'lucide';
import { reviewedPath } from '#app/features/staff/review-address.ts';
import { StatusName } from '#app/features/staff/status-name.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import type { Duplicate } from '#contract/staff/staff.ts';
import styles from './duplicate-list.module.css';

/** Other listings that may show the same car, with similar photos side by side. */
export function DuplicateList({ duplicates }: { readonly duplicates: readonly Duplicate[] }) {
  return (
    <ul className={layouts.stack12}>
      {duplicates.map((duplicate) => (
        <li key={duplicate.id} className={styles.duplicate}>
          <Same duplicate={duplicate} />
          <AppLink href={reviewedPath(duplicate.id)} className={styles.link}>
            {duplicate.label} {duplicate.makeYear}
          </AppLink>
          <Facts duplicate={duplicate} />
          <Pairs duplicate={duplicate} />
        </li>
      ))}
    </ul>
  );
}

function Same({ duplicate: { isSamePlate, isSameSeller, photos } }: { readonly duplicate: Duplicate }) {
  return (
    <p className={layouts.wrap6}>
      {photos.length === 0 ? null : (
        <Badge tone="red" icon={<Icon of={Copy} size={14} stroke={2.25} />}>
          <Trans>Same photo</Trans>
        </Badge>
      )}
      {isSamePlate ? (
        <Badge tone="red" icon={<Icon of={Copy} size={14} stroke={2.25} />}>
          <Trans>Same plate</Trans>
        </Badge>
      ) : null}
      {isSameSeller ? (
        <Badge icon={<Icon of={UserRound} size={14} stroke={2.25} />}>
          <Trans>Same seller</Trans>
        </Badge>
      ) : null}
    </p>
  );
}

function Facts({ duplicate: { price, place, sellerName, status } }: { readonly duplicate: Duplicate }) {
  const language = useLanguage();
  return (
    <p className={texts.quietFigures}>
      {[formatPrice(price, language), place, sellerName].filter(Boolean).join(' · ')} ·{' '}
      <StatusName status={status} />
    </p>
  );
}

function Pairs({ duplicate: { photos } }: { readonly duplicate: Duplicate }) {
  const { t } = useLingui();
  if (photos.length === 0) return null;
  return (
    <ul className={styles.pairs}>
      {photos.slice(0, 4).map(({ own, other }) => (
        <li key={`${own.key} ${other.key}`} className={styles.pair}>
          <figure>
            <Picture
              picture={own}
              alt={t`Photo of this ad`}
              sizes="(min-width: 48em) 240px, 45vw"
              most={960}
            />
            <figcaption>
              <Trans>This ad</Trans>
            </figcaption>
          </figure>
          <figure>
            <Picture
              picture={other}
              alt={t`Photo of the other ad`}
              sizes="(min-width: 48em) 240px, 45vw"
              most={960}
            />
            <figcaption>
              <Trans>The other one</Trans>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
