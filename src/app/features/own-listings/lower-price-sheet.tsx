import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { DigitsField } from '#app/ui/form/digits-field.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { formatPrice } from '#contract/money.ts';
import { editListingPath } from '#contract/paths.ts';
import { lowerPriceForm } from '#contract/sell/lower-price-form.ts';
import type { OwnListing } from '#contract/sell/own-listing.ts';

type Props = {
  readonly listing: Pick<OwnListing, 'id' | 'label' | 'price'>;
  readonly isOpen: boolean;
  onClose(): void;
};

/** Asks for the new price; the linked page sends the edit. */
export function LowerPriceSheet({ listing: { id, label, price }, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const formId = useId();
  const [, navigate] = useLocation();
  const rules = useMemo(() => lowerPriceForm(price), [price]);
  const { formRef, digitsOf, submit } = useCheckedForm({ rules });
  const present = formatPrice(price, language);

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Lower the price`}
      footer={
        <Button isWide type="submit" form={formId}>
          <Trans>Save the new price</Trans>
        </Button>
      }
    >
      <form
        ref={formRef}
        id={formId}
        className={layouts.stack12}
        noValidate
        onSubmit={(event) => submit(event, (form) => navigate(editListingPath(id, Number(form.price))))}
      >
        <p>
          <strong>{label}</strong>
        </p>
        <DigitsField
          label={t`New price`}
          kind="price"
          mostDigits={11}
          hint={t`Now ${present}`}
          {...digitsOf('price')}
        />
      </form>
    </Sheet>
  );
}
