import { Plural, Trans } from '@lingui/react/macro';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import styles from '#app/features/staff/staff.module.css';
import { StaffRows, useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dealerPath } from '#contract/dealer-pages/dealer-page-paths.ts';

/** Dealers with their badge, and what buyers said about them. */
export function DealersPanel() {
  return (
    <div className={layouts.stack20}>
      <h2 className={texts.titleAbove}>
        <Trans>Used car dealers</Trans>
      </h2>
      <Dealers />
      <h2 className={texts.titleAbove}>
        <Trans>Ratings of finished deals</Trans>
      </h2>
      <Ratings />
    </div>
  );
}

function Dealers() {
  const rows = useStaffRows('staffDealers', {});
  return (
    <StaffRows
      rows={rows}
      keyOf={({ slug }) => slug}
      none={
        <p className={texts.quiet}>
          <Trans>There are no dealers yet.</Trans>
        </p>
      }
    >
      {(dealer) => <Dealer dealer={dealer} onChanged={rows.refresh} />}
    </StaffRows>
  );
}

type DealerProps = { readonly dealer: DataOf<'staffVerifyDealer'>['dealer']; onChanged(): void };

function Dealer({ dealer, onChanged }: DealerProps) {
  const { slug, name, mobile, city, isVerified, count } = dealer;
  const verify = useStaffChange('staffVerifyDealer');
  async function change(): Promise<void> {
    const isNow = isVerified ? '0' : '1';
    if (await verify.run((clientId) => ({ clientId, dealer: slug, isVerified: isNow }))) onChanged();
  }
  return (
    <article className={styles.card}>
      <p>
        <AppLink href={dealerPath(slug)}>
          <strong>{name}</strong>
        </AppLink>{' '}
        {isVerified ? (
          <Badge tone="green">
            <Trans>Business identity checked</Trans>
          </Badge>
        ) : null}
      </p>
      <p className={texts.faint}>
        {[mobile, city].filter(Boolean).join(' · ')} · <Plural value={count} one="# car" other="# cars" />
      </p>
      <ChangeProblem failure={verify.failure} onReload={onChanged} />
      <div className={classNames(layouts.wrap8, styles.buttons)}>
        <Button variant="secondary" size="dense" aria-disabled={verify.isBusy} onClick={() => void change()}>
          {isVerified ? <Trans>Remove the badge</Trans> : <Trans>Papers match the name</Trans>}
        </Button>
      </div>
    </article>
  );
}

function Ratings() {
  const rows = useStaffRows('staffRatings', {});
  return (
    <StaffRows
      rows={rows}
      keyOf={({ id }) => id}
      none={
        <p className={texts.quiet}>
          <Trans>There are no ratings yet.</Trans>
        </p>
      }
    >
      {(rating) => <Rating rating={rating} onChanged={rows.refresh} />}
    </StaffRows>
  );
}

type RatingProps = { readonly rating: DataOf<'staffHideRating'>['rating']; onChanged(): void };

function Rating({ rating, onChanged }: RatingProps) {
  const { id, stars, words, car, dealer, isHidden } = rating;
  const hide = useStaffChange('staffHideRating');
  async function change(): Promise<void> {
    const isNow = isHidden ? '0' : '1';
    if (await hide.run((clientId) => ({ clientId, id: String(id), isHidden: isNow }))) onChanged();
  }
  return (
    <article className={styles.card}>
      <p>
        <strong>
          <Trans>{stars} of 5 stars</Trans>
        </strong>{' '}
        · {dealer.name} · {car}{' '}
        {isHidden ? (
          <Badge tone="red">
            <Trans>Hidden</Trans>
          </Badge>
        ) : null}
      </p>
      {words === '' ? null : <p>{words}</p>}
      <ChangeProblem failure={hide.failure} onReload={onChanged} />
      <div className={classNames(layouts.wrap8, styles.buttons)}>
        <Button variant="secondary" size="dense" aria-disabled={hide.isBusy} onClick={() => void change()}>
          {isHidden ? <Trans>Show it again</Trans> : <Trans>Hide it</Trans>}
        </Button>
      </div>
    </article>
  );
}
