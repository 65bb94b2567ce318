import { Trans } from '@lingui/react/macro';
import { Ban } from 'lucide';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import styles from '#app/features/staff/staff.module.css';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';

type Props = { readonly mobile: string; onChanged(): void };

/** Suspends a number before its first sign-in. */
export function SuspendUnknown({ mobile, onChanged }: Props) {
  const suspend = useStaffChange('staffSuspend');
  async function send(): Promise<void> {
    const answer = await suspend.run((clientId) => ({ clientId, mobile, isSuspended: '1' }));
    if (answer) onChanged();
  }
  return (
    <div className={styles.card}>
      <p>
        <Trans>{mobile} has never signed in here.</Trans>
      </p>
      <div className={classNames(layouts.wrap8, styles.buttons)}>
        <Button
          variant="secondary"
          icon={<Icon of={Ban} />}
          aria-disabled={suspend.isBusy}
          onClick={() => void send()}
        >
          <Trans>Block this number</Trans>
        </Button>
      </div>
      <ChangeProblem failure={suspend.failure} />
    </div>
  );
}
