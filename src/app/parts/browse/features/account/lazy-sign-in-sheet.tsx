import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const SignInSheet = lazyPart('browse', async () => (await import('./sign-in-sheet.tsx')).SignInSheet);

type Props = {
  readonly isOpen: boolean;
  /** Also called after signing in. */
  onClose(): void;
  /** The number offered first. */
  readonly mobile: string | undefined;
  /** Whether the code is sent to it without being asked for. */
  readonly isSentAtOnce?: boolean;
};

/** The sign-in sheet; its code loads with its first opening. */
export function LazySignInSheet({ isOpen, onClose, mobile, isSentAtOnce = false }: Props): ReactNode {
  if (!isOpen) return null;
  return (
    <Suspense>
      <SignInSheet
        isOpen
        mobile={mobile}
        isSentAtOnce={isSentAtOnce}
        onClose={onClose}
        onSignedIn={onClose}
      />
    </Suspense>
  );
}
