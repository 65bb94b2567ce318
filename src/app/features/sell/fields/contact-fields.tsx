import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useAccount } from '#app/data/account/use-account.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { Choice } from '#app/ui/form/choice.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import { emailLength } from '#contract/form/form-fields.ts';
import { FieldPlace, SellerName, TextField } from './sell-field.tsx';

/** The seller's contact data. */
export function ContactFields() {
  const { t } = useLingui();
  const { form, set } = useSellForm();
  useKnownContact();
  return (
    <div className={layouts.stack16}>
      <DistrictField />
      <SellerName hint={<Trans>Buyers see it beside the ad.</Trans>} />
      <TextField
        field="mobile"
        label={t`Mobile number`}
        hint={
          <Trans>
            We send a code to this number before the ad appears. Only buyers with a verified number see it.
          </Trans>
        }
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0812 3456 7890"
        maxLength={24}
      />
      <FieldPlace field="isWhatsapp">
        <Choice
          type="checkbox"
          isBoxed
          checked={form.isWhatsapp === '1'}
          onChange={(event) => set({ isWhatsapp: event.currentTarget.checked ? '1' : '0' })}
          note={<Trans>Buyers may write to you there.</Trans>}
        >
          <Trans>This number has WhatsApp</Trans>
        </Choice>
      </FieldPlace>
      <TextField
        field="email"
        label={t`E-mail (optional)`}
        hint={<Trans>Never shown. Only for news of your ad.</Trans>}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailLength}
      />
    </div>
  );
}

/** The part of the city, for those who look near by; without a connection it stays as it is. */
function DistrictField() {
  const { t } = useLingui();
  const { form, set, leave, messageOf } = useSellForm();
  const { cityId = '', districtId = '', districtName = '' } = form;
  const { data: districts } = useApi('districts', cityId === '' ? undefined : { city: cityId });
  if (!districts && districtId === '') return null;
  const isListed = districts?.some(({ id }) => String(id) === districtId) ?? false;
  return (
    <FieldPlace field="districtId">
      <SelectField
        label={t`District (optional)`}
        hint={<Trans>Buyers see its name beside the city, nothing more precise.</Trans>}
        value={districtId}
        error={messageOf('districtId')}
        onChange={({ currentTarget: { value } }) =>
          set({
            districtId: value,
            districtName: districts?.find(({ id }) => String(id) === value)?.name ?? '',
          })
        }
        onBlur={() => leave('districtId')}
      >
        <option value="">{t`Prefer not to say`}</option>
        {districtId === '' || isListed ? null : <option value={districtId}>{districtName}</option>}
        {districts?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FieldPlace>
  );
}

/** Prefilled from the account. */
function useKnownContact(): void {
  const { form, set } = useSellForm();
  const { me } = useAccount();
  const { mobile, name } = me ?? {};
  // Once: later changes are the seller's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (mobile === undefined) return;
    set({
      ...(form.mobile === undefined ? { mobile } : {}),
      ...(form.name === undefined && name ? { name } : {}),
    });
  }, [mobile]);
}
