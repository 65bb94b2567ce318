import { Trans, useLingui } from '@lingui/react/macro';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { DigitsField } from '#app/ui/form/digits-field.tsx';
import { Field, SelectField } from '#app/ui/form/field.tsx';
import { creditTerms } from '#contract/leads/credit-terms.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { CreditResult } from './credit-result.tsx';
import { PriceField, type ViewProps } from './lead-fields.tsx';

/** Amount and term of a loan, with its cost updated while typing. */
export function FinanceFields({ view }: ViewProps) {
  const { t } = useLingui();
  const { form } = view;
  const price = readRupiah(form.price ?? '');
  const downPayment = readRupiah(form.downPayment ?? '');
  const percent = price && downPayment !== undefined ? Math.round((downPayment / price) * 100) : undefined;
  return (
    <>
      <PriceField view={view} />
      <DigitsField
        label={t`Down payment`}
        kind="price"
        mostDigits={11}
        note={percent === undefined ? undefined : <Trans>{percent}% of the price</Trans>}
        {...view.digitsOf('downPayment')}
      />
      <SelectField label={t`Term`} {...view.fieldOf('months')}>
        {creditTerms.months.map((months) => (
          <option key={months} value={months}>
            {t`${months} months`}
          </option>
        ))}
      </SelectField>
      <CreditResult price={price} downPayment={downPayment} months={Number(form.months)} />
    </>
  );
}

/** The national id, which is never stored on the device; offline there is no field for it. */
export function KtpField({ view }: ViewProps) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  if (!isOnline && !view.form.ktp) {
    return (
      <p>
        <Trans>
          The lender asks for your national id (NIK) later: without a signal we do not ask for it, because it
          is never kept on a phone.
        </Trans>
      </p>
    );
  }
  return (
    <Field
      label={t`National id, NIK (optional)`}
      inputMode="numeric"
      maxLength={20}
      hint={
        <Trans>
          Gets you a faster answer. Sent encrypted, kept encrypted for 90 days, never on this device.
        </Trans>
      }
      {...view.fieldOf('ktp')}
    />
  );
}
