import { Trans } from '@lingui/react/macro';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './insurance-page.module.css';
import type { InsuranceData } from './quote.ts';

/** What each kind of cover pays for, and what it does not. */
export function InsuranceCovered({ data: { covered } }: { readonly data: InsuranceData }) {
  return (
    <ContentSection heading={<Trans>What is covered, and what is not</Trans>}>
      <div className={styles.covers}>
        {covered.map(({ cover, name, yes, no }) => (
          <section key={cover} className={classNames(layouts.card, styles.cover)}>
            <h3 className={texts.title}>{name}</h3>
            <p className={texts.quiet}>
              <Trans>Covered</Trans>
            </p>
            <ul className={styles.yes}>
              {yes.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p className={texts.quiet}>
              <Trans>Not covered</Trans>
            </p>
            <ul className={styles.no}>
              {no.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ContentSection>
  );
}
