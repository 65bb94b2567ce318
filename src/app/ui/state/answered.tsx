import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { GuestState } from './guest-state.tsx';
import { KeptNote } from './kept-note.tsx';
import { Skeleton } from './skeleton.tsx';
import { UnknownList } from './unknown-list.tsx';

/** What is known of an answer for the account. */
export type AnswerState<Data> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'known'; readonly data: Data; readonly at: number; readonly isOld: boolean };

export type AnsweredProps<Data> = {
  readonly state: AnswerState<Data>;
  /** For a guest: what signing in is for. Without it a guest sees nothing. */
  readonly guest?: ReactNode;
  readonly guestNote?: ReactNode;
  /** Without an answer and without a connection. */
  readonly absent: ReactNode;
  /** While it is read. */
  readonly waiting: ReactNode;
  /** In place of the general words for what the server refuses. */
  refused?(message: string): ReactNode;
  /** Of an element around the content and the note of its age; without it they stand in what is around. */
  readonly className?: string | undefined;
  onAgain(): void;
  children(data: Data): ReactNode;
};

/** An answer for the account, or its state until there is one. */
export function Answered<Data>(props: AnsweredProps<Data>): ReactNode {
  const { state, guest, guestNote, absent, waiting, refused, className, onAgain, children } = props;
  if (state.kind === 'guest')
    return guest === undefined ? null : <GuestState title={guest}>{guestNote}</GuestState>;
  if (state.kind === 'reading') return waiting;
  if (state.kind === 'refused' && refused) return refused(state.message);
  if (state.kind !== 'known') return <UnknownList state={state} absent={absent} onAgain={onAgain} />;
  const content = (
    <>
      {state.isOld ? <KeptNote at={state.at} /> : null}
      {children(state.data)}
    </>
  );
  return className === undefined ? content : <div className={className}>{content}</div>;
}

type WaitingProps = {
  readonly height: string;
  readonly rows?: 1 | 2;
  readonly className?: string | undefined;
};

/** Placeholders of the rows that are read. */
export function Waiting({ height, rows = 1, className }: WaitingProps) {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className={className}>
      {[1, 2].slice(0, rows).map((row) => (
        <Skeleton key={row} height={height} radius="12px" />
      ))}
    </div>
  );
}
