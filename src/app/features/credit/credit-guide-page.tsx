import { Trans } from '@lingui/react/macro';
import {
  Calculator,
  CircleHelp,
  FileText,
  House,
  type IconNode,
  IdCard,
  Landmark,
  PenLine,
  Plug,
  ReceiptText,
  Search,
  Users,
  Wallet,
} from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import calculator from '#app/ui/calculator/calculator.module.css';
import { EndedNote } from '#app/ui/calculator/ended-note.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Accordion, AccordionItem } from '#app/ui/sheet/accordion.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { creditOf } from '#money/credit.ts';
import { CreditParties, FlatDebt } from './credit-diagrams.tsx';
import styles from './credit-guide-page.module.css';
import { InstalmentTable } from './instalment-table.tsx';

type Guide = DataOf<'creditGuide'>;
type Props = {
  readonly guide: Guide;
  /** The calculator of the same subject. */
  readonly simulation: string;
  readonly share: ReactNode;
  /** Links to the other pages. */
  readonly head: ReactNode;
  readonly lenders: ReactNode;
  /** The form of a loan. */
  readonly apply: ReactNode;
};

const applyId = 'ajukan';

/** What a kind of loan is, what it costs for example, how it goes, and how to apply. */
export function CreditGuidePage({ guide, simulation, share, head, lenders, apply }: Props) {
  const { example, steps, papers, checks } = guide;
  return (
    <ContentPage title={guide.title} lead={guide.description} share={share} head={head}>
      <EndedNote text={guide.endedNote} />
      <div className={classNames(patterns.besideResult, patterns.top28)}>
        <div className={patterns.top28}>
          <div className={classNames(patterns.top28, styles.columns)}>
            {guide.sections.map(({ heading, paragraphs }) => (
              <ContentSection key={heading} heading={heading}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className={styles.text}>
                    {paragraph}
                  </p>
                ))}
              </ContentSection>
            ))}
            <FlatAndEffective example={example} />
          </div>
          <InstalmentTable example={example} simulation={simulation} />
          <ContentSection heading={steps.heading}>
            <ol className={styles.steps}>
              {steps.points.map(({ term, text }, index) => (
                <li key={term} className={styles.step}>
                  <span className={styles.disc}>
                    <Icon of={stepIcons[index] ?? CircleHelp} />
                  </span>
                  <p className={layouts.narrow}>
                    <strong className={texts.leadLine}>{term}</strong>
                    <span className={texts.quiet}>{text}</span>
                  </p>
                </li>
              ))}
            </ol>
          </ContentSection>
          <ContentSection heading={papers.heading}>
            <p className={texts.quiet}>{papers.lead}</p>
            <ul className={styles.papers}>
              {papers.points.map(({ id, term, text }) => (
                <li key={term} className={classNames(layouts.card, styles.paper)}>
                  <Icon of={paperIcons[id] ?? FileText} size={24} />
                  <strong>{term}</strong>
                  <span className={texts.note}>{text}</span>
                </li>
              ))}
            </ul>
          </ContentSection>
          <ContentSection heading={checks.heading}>
            <Accordion>
              {checks.points.map(({ term, text }) => (
                <AccordionItem key={term} heading={term}>
                  <p className={styles.text}>{text}</p>
                </AccordionItem>
              ))}
            </Accordion>
          </ContentSection>
          {lenders}
          <div className={calculator.bar}>
            <a href={`#${applyId}`} className={buttonClass({ variant: 'secondary' })}>
              <Trans>Apply</Trans>
            </a>
            <ButtonLink href={simulation} className={patterns.grows}>
              <Trans>Work out your instalment</Trans>
            </ButtonLink>
          </div>
        </div>
        <div className={patterns.top28}>
          <ButtonLink href={simulation} className={patterns.wideOnly}>
            <Trans>Work out your instalment</Trans>
          </ButtonLink>
          <ContentSection id={applyId} heading={<Trans>Apply for a loan</Trans>}>
            {apply}
          </ContentSection>
        </div>
      </div>
    </ContentPage>
  );
}

const stepIcons = [Search, Calculator, FileText, House, PenLine];
const paperIcons: Readonly<Record<string, IconNode>> = {
  ...{ identity: IdCard, family: Users, tax: ReceiptText, income: Wallet, bank: Landmark, home: Plug },
};

/** The example as a drawing, and why its flat rate is not what the loan costs. */
function FlatAndEffective({ example }: Pick<Guide, 'example'>) {
  const language = useLanguage();
  const { price, downPayment, months, rate } = example;
  const credit = creditOf({ price, downPayment, months, rate, kind: 'flat', first: 'arrears' });
  const percent = (value: number) => `${formatNumber(value, language, 2)}%`;
  if (credit === undefined) return null;
  const flat = percent(rate);
  const effective = percent(credit.effectiveRate ?? 0);
  const sum = formatPrice(price, language);
  const share = formatNumber((downPayment / price) * 100, language);
  return (
    <>
      <ContentSection heading={<Trans>Who pays whom</Trans>}>
        <p className={texts.quietFigures}>
          <Trans>
            Example: {sum}, {share}% down, {months} months.
          </Trans>
        </p>
        <CreditParties credit={credit} />
      </ContentSection>
      <ContentSection
        heading={
          <Trans>
            {flat} flat is {effective} effective
          </Trans>
        }
      >
        <p className={texts.quiet}>
          <Trans>A flat rate is counted on the first debt, though you owe less each month.</Trans>
        </p>
        <FlatDebt credit={credit} />
        <dl className={styles.rates}>
          <div>
            <dt>
              <Trans>Flat rate</Trans>
            </dt>
            <dd>{flat}</dd>
            <dd className={texts.note}>
              <Trans>what brochures say</Trans>
            </dd>
          </div>
          <div className={styles.effective}>
            <dt>
              <Trans>Effective rate</Trans>
            </dt>
            <dd>{effective}</dd>
            <dd className={texts.note}>
              <Trans>compare loans by this one</Trans>
            </dd>
          </div>
        </dl>
      </ContentSection>
    </>
  );
}
