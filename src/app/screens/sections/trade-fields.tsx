import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LazyCityPicker } from '#app/features/places/lazy-city-picker.tsx';
import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { CarFields, OpenField } from '#app/features/sell/fields/car-fields.tsx';
import { NumberField } from '#app/features/sell/fields/number-field.tsx';
import { FieldPlace, SellerName, TextField } from '#app/features/sell/fields/sell-field.tsx';
import formStyles from '#app/forms/form.module.css';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import patterns from '#app/ui/patterns.module.css';
import { sellLimits } from '#contract/sell/sell.ts';
import type { TradePage } from '#contract/trade/trade-pages.ts';

/** By the catalogue, or typed where it is not in the catalogue. */
export function OwnVehicle({ page }: { readonly page: TradePage }) {
  const { form, set } = useSellForm();
  const isTyped = (form.brandId ?? '') === '' && (form.brandName ?? '') !== '';
  const [isByHand, setIsByHand] = useState(isTyped);
  const clear = { brandId: '', brandName: '', modelId: '', modelName: '', variantId: '', variantName: '' };
  if (page === 'mobil' && !isByHand) {
    return (
      <>
        <CarFields />
        <div className={patterns.wrapCentred}>
          <Button
            variant="text"
            onClick={() => {
              set(clear);
              setIsByHand(true);
            }}
          >
            <Trans>My car is not in the list</Trans>
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <TypedVehicle />
      {page === 'mobil' ? (
        <div className={patterns.wrapCentred}>
          <Button
            variant="text"
            onClick={() => {
              set(clear);
              setIsByHand(false);
            }}
          >
            <Trans>Choose from the list</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}

function TypedVehicle() {
  const { t } = useLingui();
  const longest = sellLimits.vehicleNameLength;
  return (
    <>
      <div className={formStyles.pair}>
        <TextField field="brandName" label={t`Brand`} maxLength={longest} />
        <TextField field="modelName" label={t`Model`} maxLength={longest} />
        <TextField field="variantName" label={t`Variant (optional)`} maxLength={longest} />
        <TextField field="makeYear" label={t`Year made`} inputMode="numeric" maxLength={4} />
      </div>
      <NumberField
        field="kilometerDriven"
        kind="kilometers"
        label={t`Mileage in kilometres`}
        mostDigits={8}
      />
    </>
  );
}

/** Where and how dealers reach the sender. */
export function Contact() {
  const { t } = useLingui();
  const { form, set, leave, messageOf } = useSellForm();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={patterns.top16}>
      <OpenField
        field="cityId"
        label={t`Your city`}
        value={form.cityName ?? ''}
        empty={t`Choose the city`}
        onOpen={() => setIsOpen(true)}
      />
      <LazyCityPicker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={(city) => {
          setIsOpen(false);
          if (city) set({ cityId: String(city.id), cityName: city.name });
        }}
        title={t`Where do you live?`}
        isOneNeeded
      />
      <SellerName />
      <TextField
        field="mobile"
        label={t`Mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0812 3456 7890"
        maxLength={24}
      />
      <FieldPlace field="description">
        <TextAreaField
          label={t`Message (optional)`}
          rows={3}
          longest={500}
          value={form.description ?? ''}
          error={messageOf('description')}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
          onBlur={() => leave('description')}
        />
      </FieldPlace>
    </div>
  );
}
