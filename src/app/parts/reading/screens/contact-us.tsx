import { Trans, useLingui } from '@lingui/react/macro';
import type { Page } from '#app/page.ts';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { BeforeWriting } from '#app/parts/reading/features/support/before-writing.tsx';
import { ContactForm } from '#app/parts/reading/features/support/contact-form.tsx';
import { contactUsPath } from '#contract/account/account-paths.ts';
import styles from './contact-us.module.css';

function ContactUsScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <Head
        title={t`Contact us`}
        description={t`Write to Lajur about your ad, your account, your data or a suspicious seller.`}
        canonicalPath={contactUsPath}
      />
      <h1 className={styles.title}>
        <Trans>Contact us</Trans>
      </h1>
      <BeforeWriting />
      <ContactForm />
    </div>
  );
}

export const page: Page = {
  load: async () => ({ frame: { faqs: [] } }),
  Screen: ContactUsScreen,
};
