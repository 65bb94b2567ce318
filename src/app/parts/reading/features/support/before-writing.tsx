import { Trans } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { myListingPath, sitePagePaths } from '#contract/account/account-paths.ts';
import styles from './before-writing.module.css';

const noQuery = {};

/** Faster answers elsewhere, and the operator's e-mail address where there is one. */
export function BeforeWriting() {
  const email = useApi('site', noQuery).data?.supportEmail;
  return (
    <section className={styles.before}>
      <h2 className={styles.heading}>
        <Trans>Often quicker</Trans>
      </h2>
      <ul className={styles.list}>
        <li>
          <Trans>
            Why an ad waits or was sent back stands with the ad, in{' '}
            <AppLink href={myListingPath}>your ads</AppLink>.
          </Trans>
        </li>
        <li>
          <Trans>
            A suspicious ad is best reported with the button on its page: we then see which one it is.
          </Trans>
        </li>
        <li>
          <Trans>
            Your data can be downloaded and deleted without us: see{' '}
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
