import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const SignInSheet = lazyPart('browse', async () => (await import('./sign-in-sheet.tsx')).SignInSheet);

type Props = {
  readonly isOpen: boolean;
  /** Also called after signing in, without `onSignedIn`. */
  onClose(): void;
  onSignedIn?(): void;
  /** Initial value of the number. */
  readonly mobile: string | undefined;
  /** Whether the code is requested automatically. */
  readonly isSentAtOnce?: boolean;
};

/** The sign-in sheet; its code loads when it is first opened. */
export function LazySignInSheet({
  isOpen,
  onClose,
  onSignedIn = onClose,
  mobile,
  isSentAtOnce = false,
}: Props): ReactNode {
  if (!isOpen) return null;
  return (
    <Suspense>
      <SignInSheet
        isOpen
        mobile={mobile}
        isSentAtOnce={isSentAtOnce}
        onClose={onClose}
        onSignedIn={onSignedIn}
      />
    </Suspense>
  );
}
