import { Trans } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { myListingPath, sitePagePaths } from '#contract/account/account-paths.ts';
import styles from './before-writing.module.css';

const noQuery = {};

/** Links that may answer faster, and the operator's e-mail address if there is one. */
export function BeforeWriting() {
  const email = useApi('site', noQuery).data?.supportEmail;
  return (
    <section className={styles.before}>
      <h2 className={texts.title}>
        <Trans>Faster answers</Trans>
      </h2>
      <ul className={classNames(patterns.strongLinks, styles.list)}>
        <li>
          <Trans>
            Why an ad is waiting or was sent back is shown with the ad, in{' '}
            <AppLink href={myListingPath}>your ads</AppLink>.
          </Trans>
        </li>
        <li>
          <Trans>
            It is best to report a suspicious ad with the button on its page, so that we know which one you
            mean.
          </Trans>
        </li>
        <li>
          <Trans>
            You can download or delete your data yourself: see{' '}
            <AppLink href={sitePagePaths.privacy}>Privacy</AppLink>.
          </Trans>
        </li>
        {email ? (
          <li>
            <Trans>
              You can also write to <AppLink href={`mailto:${email}`}>{email}</AppLink>.
            </Trans>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
