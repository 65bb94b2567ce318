import { Trans, useLingui } from '@lingui/react/macro';
import { personalPage } from '#app/screens/sections/personal-screen.tsx';
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

export const page = personalPage(AccountSignInScreen, {});
