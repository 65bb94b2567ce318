import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useAccount } from '#app/data/account/use-account.ts';
import { SignOutPanel } from '#app/features/profile/sign-out-panel.tsx';
import type { Page } from '#app/page.ts';
import { PersonalScreen } from '#app/screens/sections/personal-screen.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import texts from '#app/ui/texts.module.css';
import { accountPaths } from '#contract/account/account-pages.ts';
import { homePath } from '#contract/paths.ts';
import styles from './account.module.css';

function SignOutScreen() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { isKnown, id } = useAccount();
  return (
    <PersonalScreen
      title={t`Sign out`}
      width="form"
      description={t`Signs you out on this device.`}
      canonicalPath={accountPaths.signOut}
    >
      {isKnown && id === undefined ? (
        <>
          <p className={classNames(texts.quiet, styles.lead)}>
            <Trans>Nobody is signed in on this device.</Trans>
          </p>
          <ButtonLink href={homePath} isWide>
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        </>
      ) : (
        <>
          <SignOutPanel onSignedOut={() => navigate(homePath, { replace: true })} />
          <ButtonLink variant="text" href={accountPaths.profile} isWide>
            <Trans>Back to my account</Trans>
          </ButtonLink>
        </>
      )}
    </PersonalScreen>
  );
}

export const page: Page = {
  // Opening the page changes nothing: only its button ends the session.
  load: async () => undefined,
  Screen: SignOutScreen,
};
