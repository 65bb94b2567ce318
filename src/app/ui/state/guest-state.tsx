import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ButtonLink } from '#app/ui/button.tsx';
import { signInPath } from '#contract/account/account-paths.ts';
import { BlankState } from './blank-state.tsx';

type Props = {
  readonly title: ReactNode;
  readonly children?: ReactNode;
};

/** Replaces an account's content for guests: links to sign-in, which returns to the current page. */
export function GuestState({ title, children }: Props) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  // Stored, because the address changes before this page unmounts.
  const [signIn] = useState(() => signInPath(path + (search && `?${search}`)));
  useEffect(() => navigate(signIn, { replace: true }), [navigate, signIn]);
  return (
    <BlankState
      icon={KeyRound}
      title={title}
      actions={
        <ButtonLink href={signIn}>
          <Trans>Sign in</Trans>
        </ButtonLink>
      }
    >
      {children ?? <Trans>All you need is a code sent to your mobile number.</Trans>}
    </BlankState>
  );
}
