import { Trans } from '@lingui/react/macro';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { sitePagePaths } from '#contract/account/account-paths.ts';
import styles from './sign-in-form.module.css';

/** The terms that signing in accepts. */
export function ConsentNote() {
  return (
    <p className={classNames(texts.faint, styles.consent)}>
      <Trans>
        By continuing you agree to how we keep your data: see our{' '}
        <AppLink href={sitePagePaths.privacy}>privacy policy</AppLink>.
      </Trans>
    </p>
  );
}
