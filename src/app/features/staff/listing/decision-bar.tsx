import { Trans } from '@lingui/react/macro';
import { ArrowRight, Check, Star, StarOff, Undo2 } from 'lucide';
import { useState } from 'react';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import { reviewedPath } from '#app/features/staff/review-address.ts';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { ReviewReason } from '#contract/sell/own-listing.ts';
import type { StaffListing } from '#contract/staff/staff.ts';
import styles from './listing-review.module.css';
import { RejectSheet } from './reject-sheet.tsx';

type Props = {
  readonly listing: StaffListing;
  onChanged(listing: StaffListing): void;
  onReload(): void;
};

/** The possible decisions on a listing in its current status. */
export function DecisionBar({ listing, onChanged, onReload }: Props) {
  const decide = useStaffChange('staffDecide');
  const feature = useStaffChange('staffFeature');
  const [isRejecting, setIsRejecting] = useState(false);
  const [isDecided, setIsDecided] = useState(false);
  const { status, isFeatured } = listing;
  const isPublic = status === 'live' || status === 'reserved';
  const id = String(listing.id);

  async function send(decision: 'approve' | 'reject', reasons: readonly ReviewReason[] = [], note = '') {
    const answer = await decide.run((clientId) => ({
      clientId,
      id,
      revision: String(listing.revision),
      decision,
      reasons: reasons.join(','),
      note,
    }));
    setIsRejecting(false);
    if (!answer) return;
    setIsDecided(true);
    onChanged(answer.listing);
  }

  async function setFeatured(): Promise<void> {
    const answer = await feature.run((clientId) => ({ clientId, id, isFeatured: isFeatured ? '0' : '1' }));
    if (answer) onChanged(answer.listing);
  }

  return (
    <div className={styles.decision}>
      <ChangeProblem failure={decide.failure ?? feature.failure} onReload={onReload} />
      <div className={classNames(patterns.beside8, styles.actions)}>
        {isPublic || status === 'pending' ? (
          <Button
            variant="secondary"
            icon={<Icon of={Undo2} />}
            aria-disabled={decide.isBusy}
            onClick={() => setIsRejecting(true)}
          >
            {isPublic ? <Trans>Take down</Trans> : <Trans>Send back</Trans>}
          </Button>
        ) : null}
        {isPublic ? (
          <Button
            variant="secondary"
            icon={<Icon of={isFeatured ? StarOff : Star} />}
            aria-disabled={feature.isBusy}
            onClick={() => void setFeatured()}
          >
            {isFeatured ? <Trans>Stop featuring</Trans> : <Trans>Feature</Trans>}
          </Button>
        ) : null}
        {status === 'pending' || status === 'rejected' ? (
          <Button
            variant={isDecided ? 'secondary' : 'primary'}
            icon={<Icon of={Check} />}
            aria-disabled={decide.isBusy}
            onClick={() => void send('approve')}
          >
            <Trans>Approve</Trans>
          </Button>
        ) : null}
      </div>
      {isDecided ? <NextInQueue after={listing.id} /> : null}
      <RejectSheet
        isOpen={isRejecting}
        isBusy={decide.isBusy}
        onClose={() => setIsRejecting(false)}
        onReject={(reasons, note) => void send('reject', reasons, note)}
      />
    </div>
  );
}

/** After a decision: a link to the next listing in the queue. */
function NextInQueue({ after }: { readonly after: number }) {
  const { state } = useStaffApi('staffQueue', {});
  if (state.kind !== 'known') return null;
  const next = state.data.items.find(({ id }) => id !== after);
  if (next === undefined)
    return (
      <p role="status" className={texts.quiet}>
        <Trans>Nothing else is waiting.</Trans>
      </p>
    );
  const { id, label, makeYear } = next;
  return (
    <ButtonLink isWide href={reviewedPath(id)} icon={<Icon of={ArrowRight} />}>
      <Trans>
        Next: {label} {makeYear}
      </Trans>
    </ButtonLink>
  );
}
