import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import calculator from '#app/ui/calculator/calculator.module.css';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { type CreditSubject, creditSubjects } from '#contract/credit/credit-pages.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { type Calculation, downPaymentAt } from './calculation.ts';
import styles from './credit.module.css';
import { type CreditChanges, type CreditInputs, insuranceChoices } from './inputs.ts';
import { useProblemWords } from './use-problem-words.ts';

type Props = {
  readonly subject: CreditSubject;
  readonly inputs: CreditInputs;
  readonly calculation: Calculation;
  readonly provinces: readonly { readonly id: number; readonly name: string }[];
  /** Notes of the answer: from where rates and premiums are. */
  readonly notes: { readonly rates: string; readonly insurance: string };
  /** How old the chosen vehicle is in years, where that is known. */
  readonly age: number | undefined;
  onChange(changes: CreditChanges): void;
};

/** What is lent, for how long and at which rate; behind it what most leave as it is. */
export function CreditCalculator(props: Props) {
  const { subject, calculation, onChange, notes } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const isOf = useProblemOf(calculation);
  const { terms, downShare, usual } = calculation;
  const { price, months, rate } = terms;
  const number = (value: number, digits = 0) => formatNumber(value, language, digits);
  const percent = (value: number) => `${number(value, 2)}%`;
  const highestRate = creditSubjects[subject].vehicle === 'motor' ? 40 : 15;
  const inMonths = (value: number) => t`${value} months`;
  return (
    <div className={layouts.column16}>
      <NumberSlider
        label={t`Price`}
        money="price"
        value={price}
        error={isOf('price')}
        onType={(value) =>
          // The same share is paid at first.
          onChange({ price: value, downPayment: downPaymentAt(value, downShare) })
        }
      />
      <NumberSlider
        label={t`Down payment`}
        note={percent(downShare)}
        money="price"
        value={terms.downPayment}
        error={isOf('down-payment', 'loan')}
        onType={(downPayment) => onChange({ downPayment })}
        slider={{
          ...{ value: Math.round(downShare), min: 0, max: 80, step: 1 },
          nameOf: (value) => `${value}%`,
          onSlide: (value) => onChange({ downPayment: downPaymentAt(price, value) }),
        }}
      />
      <NumberSlider
        label={t`Term`}
        after={t`months`}
        value={months}
        error={isOf('months')}
        onType={(value) => onChange({ months: value })}
        slider={{
          ...{ value: months, min: 6, max: 84, step: 6, nameOf: inMonths },
          onSlide: (value) => onChange({ months: value }),
        }}
      />
      <NumberSlider
        label={terms.kind === 'flat' ? t`Flat rate a year` : t`Annuity rate a year`}
        after="%"
        decimals={4}
        value={rate}
        error={isOf('rate')}
        hint={
          usual === undefined ? undefined : (
            <Trans>
              Usual for {months} months: {percent(usual.lowest)} to {percent(usual.highest)} flat
            </Trans>
          )
        }
        onType={(value) => onChange({ rate: value })}
        slider={{
          ...{ value: rate, min: 0, max: highestRate, step: 0.25, nameOf: percent },
          onSlide: (value) => onChange({ rate: value }),
        }}
      />
      <p className={texts.notePretty}>{notes.rates}</p>
      <Costs {...props} />
    </div>
  );
}

const insuranceProblems = ['province', 'region', 'age', 'premium'] as const;

/** The words of a problem at the field that it is about. */
function useProblemOf({ problem }: Calculation) {
  const wordsOf = useProblemWords();
  return (...names: readonly NonNullable<Calculation['problem']>[]) =>
    problem !== undefined && names.includes(problem) ? wordsOf(problem) : undefined;
}

function Costs({ inputs, calculation, provinces, notes, age, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const isOf = useProblemOf(calculation);
  const { terms, premium } = calculation;
  const insurances = {
    none: t`Without insurance`,
    'total-loss': t`Total loss only, all years`,
    mixed: t`First year comprehensive, then total loss`,
    comprehensive: t`Comprehensive, all years`,
  };
  const isInsured = inputs.insurance !== 'none';
  const total = premium === undefined ? undefined : formatPrice(premium.lowest, language);
  const years = premium?.years.length ?? 0;
  return (
    <Disclosure
      className={classNames(layouts.column16, styles.more)}
      open={isOf(...insuranceProblems, 'costs') !== undefined || undefined}
      summary={<Trans>Insurance, fees and kind of loan</Trans>}
    >
      <div className={calculator.pairs}>
        <SelectField
          label={t`Insurance`}
          value={inputs.insurance}
          error={isOf('premium')}
          onChange={({ currentTarget }) =>
            onChange({ insurance: insuranceChoices.find((each) => each === currentTarget.value) ?? 'none' })
          }
        >
          {insuranceChoices.map((each) => (
            <option key={each} value={each}>
              {insurances[each]}
            </option>
          ))}
        </SelectField>
        {isInsured ? (
          <>
            <SelectField
              label={t`Province of the plate`}
              value={inputs.province ?? ''}
              error={isOf('province', 'region')}
              onChange={({ currentTarget }) =>
                onChange({ province: currentTarget.value === '' ? undefined : Number(currentTarget.value) })
              }
            >
              <option value="">{t`Choose a province`}</option>
              {provinces.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t`The premium`}
              value={inputs.isInsuranceLent ? 'lent' : 'paid'}
              onChange={({ currentTarget }) => onChange({ isInsuranceLent: currentTarget.value === 'lent' })}
            >
              <option value="lent">{t`is part of the loan`}</option>
              <option value="paid">{t`is paid at signing`}</option>
            </SelectField>
          </>
        ) : null}
        <SelectField
          label={t`First instalment`}
          value={terms.first}
          onChange={({ currentTarget }) =>
            onChange({ first: currentTarget.value === 'advance' ? 'advance' : 'arrears' })
          }
        >
          <option value="arrears">{t`A month later (ADDB)`}</option>
          <option value="advance">{t`At signing (ADDM)`}</option>
        </SelectField>
        <SelectField
          label={t`Kind of rate`}
          value={terms.kind}
          onChange={({ currentTarget }) =>
            onChange({ kind: currentTarget.value === 'annuity' ? 'annuity' : 'flat' })
          }
        >
          <option value="flat">{t`Flat: on the whole loan`}</option>
          <option value="annuity">{t`Annuity: on what is owed`}</option>
        </SelectField>
      </div>
      {isInsured ? (
        <NumberSlider
          label={t`Age of the vehicle`}
          after={t`years`}
          value={inputs.age ?? age ?? 0}
          error={isOf('age')}
          onType={(value) => onChange({ age: value })}
        />
      ) : null}
      {isInsured && total !== undefined ? (
        <p className={texts.notePretty}>
          <Plural
            value={years}
            one={`Premium for # year: ${total}.`}
            other={`Premium for # years: ${total}.`}
          />{' '}
          {notes.insurance}
        </p>
      ) : null}
      <NumberSlider
        label={t`Provision`}
        after="%"
        decimals={2}
        value={terms.provision ?? 0}
        error={isOf('costs')}
        onType={(provision) => onChange({ provision })}
      />
      <NumberSlider
        label={t`Administration`}
        money="sum"
        value={terms.administration ?? 0}
        onType={(administration) => onChange({ administration })}
      />
      <NumberSlider
        label={t`Fiducia`}
        money="sum"
        value={terms.fiducia ?? 0}
        hint={<Trans>Registering the vehicle as security</Trans>}
        onType={(fiducia) => onChange({ fiducia })}
      />
    </Disclosure>
  );
}
