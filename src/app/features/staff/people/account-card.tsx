import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, UserRound } from 'lucide';
import { type ReactNode, useState } from 'react';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import { NoteField } from '#app/features/staff/note-field.tsx';
import { numberPath } from '#app/features/staff/review-address.ts';
import styles from '#app/features/staff/staff.module.css';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { ScopeName } from '#app/ui/state/scope-name.tsx';
import texts from '#app/ui/texts.module.css';
import { formatMobile } from '#contract/seller-number/seller-number.ts';
import type { StaffAccount } from '#contract/staff/staff.ts';

type Props = {
  readonly account: StaffAccount;
  /** Called after a change. */
  onChanged(): void;
  readonly children?: ReactNode;
};

/** An account, and whether it is suspended. */
export function AccountCard({ account, onChanged, children }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const since = useMomentText()(Date.parse(account.createdAt));
  return (
    <div className={styles.card}>
      <p className={layouts.wrap6}>
        <Badge icon={<Icon of={UserRound} size={14} stroke={2.25} />}>
          <ScopeName scope={account.scope} />
        </Badge>
        {account.isSuspended ? (
          <Badge tone="red" icon={<Icon of={Ban} size={14} stroke={2.25} />}>
            <Trans>Suspended</Trans>
          </Badge>
        ) : null}
      </p>
      <p>
        <strong>{account.name ?? <Trans>No name</Trans>}</strong>{' '}
        <AppLink href={numberPath(account.mobile)} className={styles.number}>
          {formatMobile(account.mobile)}
        </AppLink>
      </p>
      <p className={texts.quiet}>
        <Trans>Since {since}</Trans> ·{' '}
        <Plural value={account.publicListings} one="# ad online" other="# ads online" /> ·{' '}
        <Plural value={account.rejectedListings} one="# sent back" other="# sent back" />
      </p>
      {children}
      {account.scope === 'staff' ? null : (
        <div className={classNames(layouts.wrap8, styles.buttons)}>
          <Button
            variant="secondary"
            icon={<Icon of={account.isSuspended ? CircleCheck : Ban} />}
            onClick={() => setIsAsked(true)}
          >
            {account.isSuspended ? <Trans>Let in again</Trans> : <Trans>Suspend this number</Trans>}
          </Button>
        </div>
      )}
      <SuspendSheet
        account={account}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onChanged={onChanged}
      />
    </div>
  );
}

type SuspendProps = {
  readonly account: StaffAccount;
  readonly isOpen: boolean;
  onClose(): void;
  onChanged(): void;
};

function SuspendSheet({ account: { mobile, isSuspended }, isOpen, onClose, onChanged }: SuspendProps) {
  const { t } = useLingui();
  const suspend = useStaffChange('staffSuspend');
  const [note, setNote] = useState('');

  async function send(): Promise<void> {
    const answer = await suspend.run((clientId) => ({
      clientId,
      mobile,
      isSuspended: isSuspended ? '0' : '1',
      note,
    }));
    if (!answer) return;
    onClose();
    onChanged();
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={isSuspended ? t`Let ${mobile} in again` : t`Suspend ${mobile}`}
      footer={
        <Button isWide aria-disabled={suspend.isBusy} onClick={() => void send()}>
          {isSuspended ? <Trans>Yes, let in again</Trans> : <Trans>Yes, suspend</Trans>}
        </Button>
      }
    >
      <div className={layouts.stack20}>
        <p>
          {isSuspended ? (
            <Trans>Its earlier ads go through the checks, and are online if nothing is found.</Trans>
          ) : (
            <Trans>It is signed out everywhere, can no longer sign in, and its ads cannot be found.</Trans>
          )}
        </p>
        <NoteField value={note} onChange={setNote} />
        <ChangeProblem failure={suspend.failure} />
      </div>
    </Sheet>
  );
}
