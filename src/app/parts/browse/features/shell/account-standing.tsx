import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import { type AccountFailure, signOut } from '#app/data/account/account.ts';
import { useAccount } from '#app/data/account/use-account.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import {
  accountPaths,
  myListingPath,
  myOfferPath,
  notificationsPath,
  signInPath,
} from '#contract/account/account-paths.ts';
import { reviewPath } from '#contract/staff/staff-pages.ts';
import styles from './account-standing.module.css';

type Props = {
  /** The page to return to after signing in. */
  readonly path: string;
  row(title: ReactNode, text: ReactNode): ReactNode;
};

function AccountLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <li>
      <AppLink href={href}>
        {children}
        <Icon of={ChevronRight} size={18} />
      </AppLink>
    </li>
  );
}

/** Whether an account is signed in, with links to sign in or out. */
export function AccountStanding({ path, row }: Props) {
  const api = useApiClient();
  const { isKnown, id, me } = useAccount();
  const [failure, setFailure] = useState<AccountFailure>();
  if (!isKnown || id === undefined) {
    return row(
      <Trans>Sign in with your mobile number</Trans>,
      <>
        <Trans>Your account is made when you verify your mobile number for an ad.</Trans>
        <div className={styles.step}>
          <ButtonLink variant="quiet" size="dense" href={signInPath(path)}>
            <Trans>Sign in</Trans>
          </ButtonLink>
        </div>
      </>,
    );
  }
  return row(
    <Trans>You are signed in</Trans>,
    <>
      {me?.name ?? me?.mobile}
      <ul className={styles.links}>
        <AccountLink href={accountPaths.profile}>
          <Trans>My account</Trans>
        </AccountLink>
        <AccountLink href={myListingPath}>
          <Trans>My ads</Trans>
        </AccountLink>
        <AccountLink href={myOfferPath}>
          <Trans>My offers</Trans>
        </AccountLink>
        <AccountLink href={notificationsPath}>
          <Trans>Notifications</Trans>
        </AccountLink>
        {me?.scope === 'staff' ? (
          <AccountLink href={reviewPath}>
            <Trans>Review ads</Trans>
          </AccountLink>
        ) : null}
      </ul>
      <div className={styles.step}>
        <Button
          variant="secondary"
          size="dense"
          onClick={() =>
            void signOut(api).then((outcome) => setFailure(outcome.kind === 'done' ? undefined : outcome))
          }
        >
          <Trans>Sign out</Trans>
        </Button>
      </div>
      <p role="alert" className={styles.problem}>
        {failure?.kind === 'offline' ? (
          <Trans>No signal. Signing out needs a connection: try again later.</Trans>
        ) : (
          failure?.message
        )}
      </p>
    </>,
  );
}
