import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import type { Page } from '#app/page.ts';
import { useGuestPage } from '#app/parts/account/features/account/use-guest-page.ts';
import { SignInForm } from '#app/parts/browse/features/account/sign-in-form.tsx';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { parseLocalPath } from '#contract/account/local-path.ts';
import { sellLoginPath, sellPath } from '#contract/paths.ts';
import styles from './sell-login.module.css';

function SellLoginScreen() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const target = parseLocalPath(new URLSearchParams(useSearch()).get('redirect'));
  useGuestPage(target);
  return (
    <div className={styles.screen}>
      <Head
        title={t`Sign in`}
        description={t`Sign in with your mobile number to publish and manage your ads.`}
        canonicalPath={sellLoginPath}
        isIndexed={false}
      />
      <h1 className={styles.title}>
        <Trans>Sign in</Trans>
      </h1>
      <SignInForm onSignedIn={() => navigate(target ?? sellPath, { replace: true })} />
    </div>
  );
}

export const page: Page = {
  // The account is known on the device only: the server's page is the same for everyone.
  load: async () => undefined,
  Screen: SellLoginScreen,
};
