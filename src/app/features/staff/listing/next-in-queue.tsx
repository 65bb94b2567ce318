import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide';
import { reviewedPath } from '#app/features/staff/review-address.ts';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import texts from '#app/ui/texts.module.css';

/** After a decision: a link to the next listing in the queue. */
export function NextInQueue({ after }: { readonly after: number }) {
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
