import { Trans, useLingui } from '@lingui/react/macro';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import { StaffPagedTable, useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dealerPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { formatNumber } from '#contract/money.ts';

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
  const { t } = useLingui();
  const language = useLanguage();
  const rows = useStaffRows('staffDealers', {});
  return (
    <StaffPagedTable
      rows={rows}
      label={t`Used car dealers`}
      keyOf={({ slug }) => slug}
      none={
        <p className={texts.quiet}>
          <Trans>There are no dealers yet.</Trans>
        </p>
      }
      columns={[
        {
          head: t`Dealer`,
          look: 'first',
          cell: ({ slug, name, mobile }) => (
            <>
              <AppLink href={dealerPath(slug)} className={layouts.actionInline}>
                {name}
              </AppLink>
              <span className={texts.noteLine}>{mobile}</span>
            </>
          ),
        },
        { head: t`City`, cell: ({ city }) => city },
        { head: t`Cars`, look: 'number', cell: ({ count }) => formatNumber(count, language) },
        {
          head: t`State`,
          cell: ({ isVerified }) =>
            isVerified ? (
              <Badge tone="green">
                <Trans>Business identity checked</Trans>
              </Badge>
            ) : null,
        },
        { head: t`Next`, look: 'end', cell: (dealer) => <Verify dealer={dealer} onChanged={rows.refresh} /> },
      ]}
    />
  );
}

type VerifyProps = { readonly dealer: DataOf<'staffVerifyDealer'>['dealer']; onChanged(): void };

function Verify({ dealer: { slug, name, isVerified }, onChanged }: VerifyProps) {
  const verify = useStaffChange('staffVerifyDealer');
  async function change(): Promise<void> {
    const isNow = isVerified ? '0' : '1';
    if (await verify.run((clientId) => ({ clientId, dealer: slug, isVerified: isNow }))) onChanged();
  }
  return (
    <>
      <ChangeProblem failure={verify.failure} onReload={onChanged} />
      <Button variant="secondary" size="dense" aria-disabled={verify.isBusy} onClick={() => void change()}>
        {isVerified ? <Trans>Remove the badge</Trans> : <Trans>Papers match the name</Trans>}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </>
  );
}

function Ratings() {
  const { t } = useLingui();
  const rows = useStaffRows('staffRatings', {});
  return (
    <StaffPagedTable
      rows={rows}
      label={t`Ratings of finished deals`}
      keyOf={({ id }) => id}
      none={
        <p className={texts.quiet}>
          <Trans>There are no ratings yet.</Trans>
        </p>
      }
      columns={[
        {
          head: t`Rating`,
          look: 'first',
          cell: ({ stars, words }) => (
            <>
              <strong>
                <Trans>{stars} of 5 stars</Trans>
              </strong>
              {words === '' ? null : <span className={texts.noteLine}>{words}</span>}
            </>
          ),
        },
        { head: t`Dealer`, cell: ({ dealer }) => dealer.name },
        { head: t`Car`, cell: ({ car }) => car },
        {
          head: t`State`,
          cell: ({ isHidden }) =>
            isHidden ? (
              <Badge tone="red">
                <Trans>Hidden</Trans>
              </Badge>
            ) : null,
        },
        { head: t`Next`, look: 'end', cell: (rating) => <Hide rating={rating} onChanged={rows.refresh} /> },
      ]}
    />
  );
}

type HideProps = { readonly rating: DataOf<'staffHideRating'>['rating']; onChanged(): void };

function Hide({ rating: { id, car, isHidden }, onChanged }: HideProps) {
  const hide = useStaffChange('staffHideRating');
  async function change(): Promise<void> {
    const isNow = isHidden ? '0' : '1';
    if (await hide.run((clientId) => ({ clientId, id: String(id), isHidden: isNow }))) onChanged();
  }
  return (
    <>
      <ChangeProblem failure={hide.failure} onReload={onChanged} />
      <Button variant="secondary" size="dense" aria-disabled={hide.isBusy} onClick={() => void change()}>
        {isHidden ? <Trans>Show it again</Trans> : <Trans>Hide it</Trans>}
        <span className="visually-hidden">: {car}</span>
      </Button>
    </>
  );
}
