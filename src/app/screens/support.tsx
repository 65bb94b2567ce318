import { Trans, useLingui } from '@lingui/react/macro';
import { Head } from '#app/features/seo/head.tsx';
import { BeforeWriting } from '#app/features/support/before-writing.tsx';
import { SupportForm } from '#app/features/support/support-form.tsx';
import type { Page } from '#app/page.ts';
import texts from '#app/ui/texts.module.css';
import { supportPath } from '#contract/account/account-paths.ts';
import styles from './support.module.css';

function SupportScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <Head
        title={t`Contact us`}
        description={t`Write to Lajur about your ad, your account, your data or a suspicious seller.`}
        canonicalPath={supportPath}
      />
      <h1 className={texts.pageTitle}>
        <Trans>Contact us</Trans>
      </h1>
      <BeforeWriting />
      <SupportForm />
    </div>
  );
}

export const page: Page = {
  load: async () => ({ frame: { faqs: [] } }),
  Screen: SupportScreen,
};
