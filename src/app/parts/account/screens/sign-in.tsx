import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import type { Page } from '#app/page.ts';
import { useGuestPage } from '#app/parts/account/features/account/use-guest-page.ts';
import { SignInForm } from '#app/parts/browse/features/account/sign-in-form.tsx';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { accountPaths } from '#contract/account/account-paths.ts';
import { parseLocalPath } from '#contract/account/local-path.ts';
import styles from './account.module.css';

function SignInScreen() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const target = parseLocalPath(new URLSearchParams(useSearch()).get('redirect'));
  useGuestPage(target);
  return (
    <div className={classNames(styles.screen, styles.narrow)}>
      <Head
        title={t`Sign in`}
        description={t`Sign in or register with your mobile number, without a password: for sellers’ numbers, your ads and your offers.`}
        canonicalPath={accountPaths.signIn}
        isIndexed={false}
      />
      <h1 className={styles.title}>
        <Trans>Sign in or register without a password</Trans>
      </h1>
      <SignInForm onSignedIn={() => navigate(target ?? accountPaths.profile, { replace: true })} />
    </div>
  );
}

export const page: Page = {
  // The account is known on the device only: the server's page is the same for everyone.
  load: async () => undefined,
  Screen: SignInScreen,
};
