import type { ReactNode } from 'react';
import { EndedNote } from '#app/ui/calculator/ended-note.tsx';
import { Result } from '#app/ui/calculator/result.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage } from '#app/ui/content.tsx';
import patterns from '#app/ui/patterns.module.css';
import { InsuranceCovered } from './insurance-covered.tsx';
import { InsuranceFields } from './insurance-fields.tsx';
import styles from './insurance-page.module.css';
import type { InsuranceProps } from './insurance-props.ts';
import { InsuranceResult } from './insurance-result.tsx';
import { InsuranceTariff } from './insurance-tariff.tsx';

type Props = InsuranceProps & {
  readonly head: ReactNode;
  /** The form that asks for an offer. */
  readonly lead: ReactNode;
};

/** A quote by region, price, cover and extensions, with what is covered and what is not. */
export function InsurancePage({ head, lead, ...props }: Props) {
  const { data, quote } = props;
  return (
    <ContentPage title={data.title} lead={data.description} head={head}>
      <EndedNote text={data.endedNote} />
      <Result className={classNames(patterns.besideResult, styles.layout)} isReady>
        <div className={styles.aside}>
          <InsuranceResult quote={quote} data={data} />
        </div>
        <div className={styles.main}>
          <InsuranceFields {...props} />
          {quote.problem === undefined ? lead : null}
          <InsuranceCovered data={data} />
          <InsuranceTariff data={data} />
        </div>
      </Result>
    </ContentPage>
  );
}
