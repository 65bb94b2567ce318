import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AccountAnswer } from '#app/data/account/use-account-api.ts';
import { GuestState } from '#app/ui/state/guest-state.tsx';
import { KeptNote } from '#app/ui/state/kept-note.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { UnknownList } from '#app/ui/state/unknown-list.tsx';

type Props<Data> = {
  readonly state: AccountAnswer<Data>;
  /** For a guest: what signing in is for. */
  readonly guest: ReactNode;
  /** Without an answer and without a connection. */
  readonly absent: ReactNode;
  /** Of the content, while it is read. */
  readonly height: string;
  /** In place of the general words for what the server refuses. */
  refused?(message: string): ReactNode;
  onAgain(): void;
  children(data: Data): ReactNode;
};

/** An answer for the account, or its state until there is one. */
export function Answered<Data>({
  state,
  guest,
  absent,
  height,
  refused,
  onAgain,
  children,
}: Props<Data>): ReactNode {
  const { t } = useLingui();
  if (state.kind === 'guest') return <GuestState title={guest} />;
  if (state.kind === 'reading')
    return (
      <div role="status" aria-busy="true" aria-label={t`Loading`}>
        <Skeleton height={height} radius="12px" />
      </div>
    );
  if (state.kind === 'refused' && refused) return refused(state.message);
  if (state.kind !== 'known') return <UnknownList state={state} absent={absent} onAgain={onAgain} />;
  return (
    <>
      {state.isOld ? <KeptNote at={state.at} /> : null}
      {children(state.data)}
    </>
  );
}
