import { Trans, useLingui } from '@lingui/react/macro';
import type { Page } from '#app/page.ts';
import { SignInScreen } from '#app/screens/sections/sign-in-screen.tsx';
import { accountPaths } from '#contract/account/account-pages.ts';

function AccountSignInScreen() {
  const { t } = useLingui();
  return (
    <SignInScreen
      title={t`Sign in`}
      heading={<Trans>Sign in or register without a password</Trans>}
      description={t`Sign in or register with your mobile number, without a password: for sellers’ numbers, your ads and your offers.`}
      canonicalPath={accountPaths.signIn}
      next={accountPaths.profile}
    />
  );
}

export const page: Page = {
  // The account is only known on the device: the server renders the same page for everyone.
  load: async () => undefined,
  Screen: AccountSignInScreen,
};
