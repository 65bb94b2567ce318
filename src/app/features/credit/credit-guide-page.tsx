import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EndedNote } from '#app/ui/calculator/ended-note.tsx';
import { WideTable } from '#app/ui/calculator/wide-table.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import styles from './credit-guide-page.module.css';

type Guide = DataOf<'creditGuide'>;
type Props = {
  readonly guide: Guide;
  /** The calculator of the same subject. */
  readonly simulation: string;
  /** Links to the other pages. */
  readonly head: ReactNode;
  readonly lenders: ReactNode;
  /** The form of a loan. */
  readonly apply: ReactNode;
};

/** What a kind of loan is, what is asked for, what it costs for example, and how to apply. */
export function CreditGuidePage({ guide, simulation, head, lenders, apply }: Props) {
  return (
    <ContentPage title={guide.title} lead={guide.description} head={head}>
      <EndedNote text={guide.endedNote} />
      <p>
        <ButtonLink href={simulation}>
          <Trans>Work out your instalment</Trans>
        </ButtonLink>
      </p>
      <div className={classNames(patterns.top28, styles.layout)}>
        <div className={patterns.top28}>
          {guide.sections.map(({ heading, paragraphs, items }) => (
            <ContentSection key={heading} heading={heading}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className={styles.text}>
                  {paragraph}
                </p>
              ))}
              {items.length === 0 ? null : (
                <ul className={styles.items}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </ContentSection>
          ))}
          <Example example={guide.example} />
          {lenders}
        </div>
        <ContentSection id="ajukan" heading={<Trans>Apply for a loan</Trans>}>
          {apply}
        </ContentSection>
      </div>
    </ContentPage>
  );
}

function Example({ example: { price, columns, rows, note } }: Pick<Guide, 'example'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const percent = (value: number) => `${formatNumber(value, language, 2)}%`;
  return (
    <ContentSection heading={<Trans>Instalments of {formatPrice(price, language)}</Trans>}>
      <WideTable label={t`Examples`}>
        <thead>
          <tr>
            <th scope="col">{t`Down payment`}</th>
            {columns.map(({ months, rate, effectiveRate }) => (
              <th key={months} scope="col">
                {t`${months} months`}
                <span className={styles.rate}>
                  <Trans>
                    {percent(rate)} flat, {percent(effectiveRate)} effective
                  </Trans>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ downPayment, instalments }) => (
            <tr key={downPayment}>
              <th scope="row">{formatPrice(downPayment, language)}</th>
              {instalments.map((instalment, index) => (
                <td key={columns[index]?.months}>
                  {instalment === null ? '–' : formatNumber(instalment, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className={texts.note}>{note}</p>
    </ContentSection>
  );
}
