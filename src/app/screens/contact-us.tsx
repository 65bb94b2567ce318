import { Trans, useLingui } from '@lingui/react/macro';
import { BeforeWriting } from '#app/features/contact-us/before-writing.tsx';
import { ContactForm } from '#app/features/contact-us/contact-form.tsx';
import { Head } from '#app/features/seo/head.tsx';
import type { Page } from '#app/page.ts';
import { contactUsPath } from '#contract/account-paths.ts';
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
