import { useLingui } from '@lingui/react/macro';
import { personalPage } from '#app/screens/sections/personal-screen.tsx';
import { SignInScreen } from '#app/screens/sections/sign-in-screen.tsx';
import { sellLoginPath, sellPath } from '#contract/paths.ts';

function SellLoginScreen() {
  const { t } = useLingui();
  return (
    <SignInScreen
      title={t`Sign in`}
      description={t`Sign in with your mobile number to publish and manage your ads.`}
      canonicalPath={sellLoginPath}
      next={sellPath}
    />
  );
}

export const page = personalPage(SellLoginScreen, {});
