import { Trans } from '@lingui/react/macro';
import { ContentSection } from '#app/parts/browse/ui/content.tsx';
import calculator from '#app/parts/money/ui/calculator.module.css';
import styles from './insurance-page.module.css';
import type { InsuranceData } from './quote.ts';

/** What each kind of cover pays for, and what it does not. */
export function InsuranceCovered({ data: { covered } }: { readonly data: InsuranceData }) {
  return (
    <ContentSection heading={<Trans>What is covered, and what is not</Trans>}>
      <div className={styles.covers}>
        {covered.map(({ cover, name, yes, no }) => (
          <section key={cover} className={styles.cover}>
            <h3 className={styles.coverName}>{name}</h3>
            <p className={calculator.caption}>
              <Trans>Covered</Trans>
            </p>
            <ul className={styles.yes}>
              {yes.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p className={calculator.caption}>
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
