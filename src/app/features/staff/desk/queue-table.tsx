import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide';
import { type ReactNode, useState } from 'react';
import { CarCell, ToReview } from '#app/features/staff/car-cell.tsx';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import { RejectSheet } from '#app/features/staff/listing/reject-sheet.tsx';
import { ReasonBadges } from '#app/features/staff/reason-badges.tsx';
import { StaffTable } from '#app/features/staff/staff-table.tsx';
import { Waited } from '#app/features/staff/waited.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { QueueItem } from '#contract/staff/staff.ts';
import styles from './queue-table.module.css';
import { type Decided, type Decision, useDecisions } from './use-decisions.ts';

type Props = {
  readonly title: ReactNode;
  readonly items: readonly QueueItem[];
  /** After decisions: some rows may be gone. */
  onDecided(): void;
};

/** Listings that wait, to be opened one by one or decided together. */
export function QueueTable({ title, items, onDecided }: Props) {
  const { t } = useLingui();
  const { isBusy, decided, run } = useDecisions();
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const [isRejecting, setIsRejecting] = useState(false);
  const picked = items.filter(({ id }) => chosen.has(id));

  async function decide(decision: Decision): Promise<void> {
    if (isBusy) return;
    const { failed } = await run(picked, decision);
    setIsRejecting(false);
    setChosen(new Set(failed.map(({ item }) => item.id)));
    onDecided();
  }

  return (
    <section className={classNames(layouts.raisedCard, styles.card)}>
      <div className={styles.head}>
        <h2 className={texts.title}>{title}</h2>
        {picked.length === 0 ? null : (
          <div className={patterns.wrapCentred8}>
            <span className={texts.quiet}>
              <Plural value={picked.length} one="# chosen" other="# chosen" />
            </span>
            <Button
              size="dense"
              variant="secondary"
              aria-disabled={isBusy}
              onClick={() => setIsRejecting(true)}
            >
              <Trans>Send back</Trans>
            </Button>
            <Button
              size="dense"
              variant="quiet"
              icon={<Icon of={Check} />}
              aria-disabled={isBusy}
              onClick={() => void decide({ decision: 'approve' })}
            >
              <Trans>Approve {picked.length}</Trans>
            </Button>
          </div>
        )}
      </div>
      <Outcome decided={decided} />
      <StaffTable
        label={t`Ads that wait for a decision`}
        rows={items}
        keyOf={({ id }) => id}
        nameOf={({ label, makeYear }) => t`Choose ${label} ${makeYear}`}
        chosen={chosen}
        onChoose={setChosen}
        columns={[
          { head: t`Ad`, look: 'first', cell: (item) => <CarCell item={item} /> },
          { head: t`What to look at`, cell: ({ reasons }) => <ReasonBadges reasons={reasons} /> },
          { head: t`Waiting`, cell: ({ updatedAt }) => <Waited since={updatedAt} /> },
          {
            head: t`Next`,
            look: 'end',
            cell: ({ id }) => <ToReview id={id} />,
          },
        ]}
      />
      <RejectSheet
        isOpen={isRejecting}
        isBusy={isBusy}
        onClose={() => setIsRejecting(false)}
        onReject={(reasons, note) => void decide({ decision: 'reject', reasons, note })}
      />
    </section>
  );
}

/** What became of the last decisions; rows that could not be decided stay chosen. */
function Outcome({ decided }: { readonly decided: Decided | undefined }) {
  return (
    <div role="status" className={classNames(layouts.stack8, patterns.filled)}>
      {decided === undefined || decided.done === 0 ? null : (
        <p className={texts.greenStrong}>
          <Plural value={decided.done} one="# ad decided." other="# ads decided." />
        </p>
      )}
      {decided?.failed.map(({ item, failure }) => (
        <div key={item.id} className={layouts.stack4}>
          <strong>
            {item.label} {item.makeYear}
          </strong>
          <ChangeProblem failure={failure} />
        </div>
      ))}
    </div>
  );
}
