import { Trans } from '@lingui/react/macro';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import styles from '#app/features/staff/staff.module.css';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import { reportReasonNames } from '#contract/report/report.ts';
import type { StaffListing, VisitorReport } from '#contract/staff/staff.ts';

type Props = {
  readonly listing: StaffListing;
  onChanged(listing: StaffListing): void;
  onReload(): void;
};

/** Visitors' reports. Deciding on them changes their senders' weight. */
export function ReportList({ listing, onChanged, onReload }: Props) {
  const judge = useStaffChange('staffJudgeReports');
  const { reports } = listing;
  const open = reports.filter(({ isUpheld }) => isUpheld === null);
  const upTo = Math.max(0, ...open.map(({ id }) => id));

  async function say(isUpheld: boolean): Promise<void> {
    const answer = await judge.run((clientId) => ({
      clientId,
      id: String(listing.id),
      upTo: String(upTo),
      isUpheld: isUpheld ? '1' : '0',
    }));
    if (answer) onChanged(answer.listing);
  }

  return (
    <div className={layouts.stack20}>
      <ul className={classNames(patterns.pairs, styles.list)}>
        {reports.map((report) => (
          <li key={report.id}>
            <Report report={report} />
          </li>
        ))}
      </ul>
      {open.length === 0 ? null : (
        <div className={classNames(layouts.wrap8, styles.buttons)}>
          <Button variant="secondary" aria-disabled={judge.isBusy} onClick={() => void say(true)}>
            <Trans>The reports are right</Trans>
          </Button>
          <Button variant="secondary" aria-disabled={judge.isBusy} onClick={() => void say(false)}>
            <Trans>There is no problem</Trans>
          </Button>
        </div>
      )}
      <ChangeProblem failure={judge.failure} onReload={onReload} />
    </div>
  );
}

function Report({ report }: { readonly report: VisitorReport }) {
  const language = useLanguage();
  const moment = useMomentText()(Date.parse(report.createdAt));
  const weight = formatNumber(report.weight, language, 1);
  return (
    <div className={styles.card}>
      <p className={layouts.wrap6}>
        <Badge tone={report.isUpheld === null ? 'amber' : 'neutral'}>
          {reportReasonNames[report.reason][language]}
        </Badge>
        {report.isUpheld === null ? null : (
          <Badge tone={report.isUpheld ? 'green' : 'neutral'}>
            {report.isUpheld ? <Trans>was right</Trans> : <Trans>was wrong</Trans>}
          </Badge>
        )}
      </p>
      {report.details === null ? null : <p>{report.details}</p>}
      <p className={texts.faint}>
        {report.isAccount ? <Trans>With an account</Trans> : <Trans>Without an account</Trans>} ·{' '}
        <Trans>weight {weight}</Trans> · {moment}
      </p>
    </div>
  );
}
