import { Trans } from '@lingui/react/macro';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { sitePagePaths } from '#contract/account/account-paths.ts';
import styles from './sign-in-form.module.css';

/** The terms that signing in accepts. */
export function ConsentNote() {
  return (
    <p className={styles.consent}>
      <Trans>
        By continuing you agree to how we keep your data: see our{' '}
        <AppLink href={sitePagePaths.privacy}>privacy policy</AppLink>.
      </Trans>
    </p>
  );
}
