import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { DigitsField } from '#app/ui/form/digits-field.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { formatPrice, priceLimits } from '#contract/money.ts';
import { editListingPath } from '#contract/paths.ts';
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
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const present = formatPrice(price, language);
  const least = formatPrice(priceLimits.min, language);

  function send(event: FormEvent): void {
    event.preventDefault();
    const wanted = Number(typed);
    const isLower = wanted >= priceLimits.min && wanted < price;
    setIsWrong(!isLower);
    if (isLower) navigate(editListingPath(id, wanted));
  }

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
      <form id={formId} className={layouts.stack12} noValidate onSubmit={send}>
        <p>
          <strong>{label}</strong>
        </p>
        <DigitsField
          label={t`New price`}
          kind="price"
          mostDigits={11}
          value={typed}
          onDigits={setTyped}
          error={isWrong ? t`From ${least}, and below ${present}.` : undefined}
          hint={t`Now ${present}`}
        />
      </form>
    </Sheet>
  );
}
