import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide';
import type { ReactNode } from 'react';
import { signInPath } from '#contract/account-paths.ts';
import { BlankState } from './blank-state.tsx';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';

type Props = {
  /** The page one is brought back to. */
  readonly path: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
};

/** In place of what is somebody's own, for who is not signed in. */
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
