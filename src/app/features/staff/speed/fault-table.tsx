import { Trans, useLingui } from '@lingui/react/macro';
import { TrendingUp } from 'lucide';
import { StaffTable } from '#app/features/staff/staff-table.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import { formatNumber } from '#contract/money.ts';
import type { PageFaults } from '#contract/staff/overview.schema.ts';
import { usePageName } from './page-name.tsx';

/** More than this, and more often than the week before, is marked. */
const fewFaults = 5;

/** Pages whose scripts failed in the last seven days. */
export function FaultTable({ faults }: { readonly faults: readonly PageFaults[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const nameOf = usePageName();
  const number = (value: number, digits = 0) => formatNumber(value, language, digits);
  return (
    <StaffTable
      label={t`Faults by page`}
      rows={faults}
      keyOf={({ page }) => page}
      columns={[
        {
          head: t`Page`,
          look: 'first',
          cell: ({ page }) => <span className={patterns.semibold}>{nameOf(page)}</span>,
        },
        { head: t`Today`, look: 'number', cell: ({ today }) => number(today) },
        { head: t`7 days`, look: 'number', cell: ({ week }) => number(week) },
        {
          head: t`Per 1,000 visits`,
          look: 'number',
          cell: ({ week, views }) => (views === 0 ? null : number((week / views) * 1000, 1)),
        },
        {
          head: t`Compared`,
          cell: ({ week, before }) =>
            week > fewFaults && week > 2 * before ? (
              <Badge tone="amber" icon={<Icon of={TrendingUp} size={14} stroke={2.25} />}>
                <Trans>More than the week before ({number(before)})</Trans>
              </Badge>
            ) : (
              <Trans>{number(before)} the week before</Trans>
            ),
        },
      ]}
    />
  );
}
