import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { signInPath } from '#contract/account/account-paths.ts';
import { BlankState } from './blank-state.tsx';

type Props = {
  /** The page to return to. */
  readonly path: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
};

/** In place of an account's content, for guests. */
export function GuestState({ path, title, children }: Props) {
  return (
    <BlankState
      icon={<Icon of={KeyRound} size={24} />}
      title={title}
      actions={
        <ButtonLink href={signInPath(path)}>
          <Trans>Sign in</Trans>
        </ButtonLink>
      }
    >
      {children ?? <Trans>A code to your mobile number is all it takes.</Trans>}
    </BlankState>
  );
}
