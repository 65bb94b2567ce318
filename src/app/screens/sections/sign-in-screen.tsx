import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { SignInForm } from '#app/features/account/sign-in-form.tsx';
import { useGuestPage } from '#app/features/account/use-guest-page.ts';
import { parseLocalPath } from '#contract/account/local-path.ts';
import { PersonalScreen } from './personal-screen.tsx';

type Props = {
  readonly title: string;
  readonly heading?: ReactNode;
  readonly description: string;
  readonly canonicalPath: string;
  /** The target for a visitor who was not redirected here. */
  readonly next: string;
};

export function SignInScreen({ next, ...texts }: Props) {
  const [, navigate] = useLocation();
  const target = parseLocalPath(new URLSearchParams(useSearch()).get('redirect'));
  useGuestPage(target);
  return (
    <PersonalScreen {...texts} width="form">
      <SignInForm onSignedIn={() => navigate(target ?? next, { replace: true })} />
    </PersonalScreen>
  );
}
