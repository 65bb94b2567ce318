import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { ScopeName } from '#app/ui/state/scope-name.tsx';
import texts from '#app/ui/texts.module.css';
import { reviewReason } from '#contract/sell/own-listing.ts';
import type { AuditAction, AuditEntry } from '#contract/staff/audit.schema.ts';
import { reviewReasonWords } from '#contract/staff/review-words.ts';
import { numberPath, reviewedPath } from './review-address.ts';
import styles from './trail-entries.module.css';

/** Entries of the audit trail, newest first. */
export function TrailEntries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  if (entries.length === 0)
    return (
      <p className={texts.quiet}>
        <Trans>Nothing has been done yet.</Trans>
      </p>
    );
  return (
    <ol className={layouts.grid}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const moment = useMomentText()(Date.parse(entry.createdAt));
  const { listingId, mobile, facts, action } = entry;
  return (
    <li className={styles.entry}>
      <p className={texts.lead}>
        <ActionName action={action} />
        {facts.scope === undefined ? null : (
          <>
            {' · '}
            <ScopeName scope={facts.scope} />
          </>
        )}
        {facts.isUpheld === undefined ? null : facts.isUpheld ? (
          <>
            {' · '}
            <Trans>they were right</Trans>
          </>
        ) : (
          <>
            {' · '}
            <Trans>they were wrong</Trans>
          </>
        )}
        {facts.warranty === undefined ? null : ` · ${facts.warranty}`}
        {facts.count === undefined ? null : (
          <>
            {' · '}
            <Plural value={facts.count} one="# of them" other="# of them" />
          </>
        )}
      </p>
      <p className={texts.quiet}>
        {entry.isCommandLine ? (
          <Trans>Command line</Trans>
        ) : (
          (entry.actor ?? <Trans>A deleted account</Trans>)
        )}
        {' · '}
        {moment}
      </p>
      <p className={classNames(patterns.filled, styles.about)}>
        {listingId === null ? null : (
          <AppLink href={reviewedPath(listingId)}>
            <Trans>Ad {listingId}</Trans>
          </AppLink>
        )}
        {mobile === null ? null : <AppLink href={numberPath(mobile)}>{mobile}</AppLink>}
      </p>
      {facts.table === undefined ? null : <p className={texts.quiet}>{facts.table}</p>}
      {facts.contest === undefined ? null : <p className={texts.quiet}>{facts.contest}</p>}
      {facts.article === undefined ? null : <p className={texts.quiet}>{facts.article}</p>}
      <Reasons codes={facts.reasons ?? []} />
      {facts.note === undefined ? null : <p className={styles.note}>{facts.note}</p>}
    </li>
  );
}

function Reasons({ codes }: { readonly codes: readonly string[] }) {
  const language = useLanguage();
  const said = codes.flatMap((code) => {
    const known = reviewReason.safeParse(code).data;
    return known === undefined ? [] : [reviewReasonWords[known].title[language]];
  });
  return said.length === 0 ? null : <p className={texts.quiet}>{said.join(' · ')}</p>;
}

function ActionName({ action }: { readonly action: AuditAction }): ReactNode {
  switch (action) {
    case 'approve':
      return <Trans>Approved</Trans>;
    case 'reject':
      return <Trans>Sent back</Trans>;
    case 'feature':
      return <Trans>Featured</Trans>;
    case 'unfeature':
      return <Trans>No longer featured</Trans>;
    case 'suspend':
      return <Trans>Number suspended</Trans>;
    case 'unsuspend':
      return <Trans>Number let in again</Trans>;
    case 'judge-reports':
      return <Trans>Reports decided</Trans>;
    case 'read-conversation':
      return <Trans>Conversation read</Trans>;
    case 'judge-conversation':
      return <Trans>Conversation decided</Trans>;
    case 'grant-scope':
      return <Trans>Account type granted</Trans>;
    case 'refuse-scope':
      return <Trans>Account type refused</Trans>;
    case 'release-order':
      return <Trans>Booking fee passed on</Trans>;
    case 'refund-order':
      return <Trans>Booking fee refunded</Trans>;
    case 'verify-dealer':
      return <Trans>Dealer’s identity checked</Trans>;
    case 'unverify-dealer':
      return <Trans>Dealer’s badge taken back</Trans>;
    case 'hide-rating':
      return <Trans>Rating hidden</Trans>;
    case 'show-rating':
      return <Trans>Rating shown again</Trans>;
    case 'approve-review':
      return <Trans>Review published</Trans>;
    case 'reject-review':
      return <Trans>Review sent back</Trans>;
    case 'pay-agent':
      return <Trans>Agent’s commission paid</Trans>;
    case 'refuse-payout':
      return <Trans>Agent’s payout refused</Trans>;
    case 'issue-warranty':
      return <Trans>Warranty issued</Trans>;
    case 'change-claim':
      return <Trans>Warranty claim changed</Trans>;
    case 'import':
      return <Trans>Cars added</Trans>;
    case 'edit-table':
      return <Trans>Table changed</Trans>;
    case 'publish-article':
      return <Trans>Article published</Trans>;
    case 'schedule-article':
      return <Trans>Article scheduled</Trans>;
    case 'unschedule-article':
      return <Trans>Article no longer scheduled</Trans>;
    case 'take-down-article':
      return <Trans>Article taken down</Trans>;
    case 'put-back-article':
      return <Trans>Article shown again</Trans>;
    case 'pick-winner':
      return <Trans>Winner picked</Trans>;
    case 'add-article-tag':
      return <Trans>Tag added</Trans>;
  }
}
