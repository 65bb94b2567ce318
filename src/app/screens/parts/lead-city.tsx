import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide';
import { useState } from 'react';
import { LazyCityPicker } from '#app/features/city/lazy-city-picker.tsx';
import { useCityOfVisitor } from '#app/features/city/use-city-of-visitor.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** Where whoever asks lives, which lenders and insurers go by: the visitor's city, until they choose another. */
export function LeadCity() {
  const { t } = useLingui();
  const city = useCityOfVisitor();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const name = city?.name;
  return (
    <>
      <Button
        variant="secondary"
        isWide
        icon={<Icon of={MapPin} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {name === undefined ? <Trans>Your city (optional)</Trans> : <Trans>Your city: {name}</Trans>}
      </Button>
      <LazyCityPicker
        isOpen={isOpen}
        onClose={close}
        onChoose={close}
        title={t`Where do you live?`}
        isOneNeeded
      />
    </>
  );
}
