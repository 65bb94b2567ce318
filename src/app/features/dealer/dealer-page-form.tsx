import { Trans, useLingui } from '@lingui/react/macro';
import { Images } from 'lucide';
import { useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { useCallForm } from '#app/forms/use-call-form.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { Field, FieldError, SelectField } from '#app/ui/form/field.tsx';
import { FileChoice } from '#app/ui/form/file-choice.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { UnknownList } from '#app/ui/state/unknown-list.tsx';
import texts from '#app/ui/texts.module.css';
import type { OwnDealerPage } from '#contract/dealer-pages/dealer-desk.schema.ts';
import { dealerPageForm, hoursIn } from '#contract/dealer-pages/dealer-page-form.ts';
import { dealerPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { dealerPageLimits } from '#contract/dealer-pages/dealer-values.schema.ts';
import type { OpeningHours } from '#contract/outlets/opening-hours.ts';
import styles from './dealer-page-form.module.css';
import { HoursFields } from './hours-fields.tsx';
import { sendPhotos } from './send-photos.ts';

type Props = { /** The account's opaque id. */ readonly owner: string };

/** A dealer's public page, as the dealer edits it. */
export function DealerPageForm({ owner }: Props) {
  const { state, refresh } = useAccountApi('ownDealerPage', {});
  if (state.kind === 'guest') return null;
  if (state.kind === 'reading') return <Skeleton height="320px" radius="12px" />;
  if (state.kind !== 'known')
    return (
      <UnknownList
        state={state}
        absent={<Trans>Your page is not on this device yet</Trans>}
        onAgain={refresh}
      />
    );
  return <Form key={state.data.revision} page={state.data} owner={owner} onSaved={refresh} />;
}

const closed: OpeningHours = Array.from({ length: 7 }, () => []);

function Form({ page, owner, onSaved }: Props & { readonly page: OwnDealerPage; onSaved(): void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: cities = [] } = useApi('cities', {});
  /** A chosen photo, or its removal. */
  const [photo, setPhoto] = useState<File | 'none'>();
  const { isBusy, form, set, fieldOf, messageOf, formProps, problem } = useCallForm({
    rules: dealerPageForm,
    first: {
      ...{ name: page.name, about: page.about, address: page.address, city: page.city?.slug },
      ...{ areas: page.areas.map(({ slug }) => slug).join(','), hours: JSON.stringify(page.hours ?? closed) },
    },
    async send(api, { name = '', about = '', address = '', city = '', areas = '', hours = '' }) {
      const fields = { name, about, address, city, areas, hours, revision: String(page.revision) };
      return api.post('saveDealerPage', { ...fields, ...(await photoHash()) });
    },
    onSent: onSaved,
  });
  const areas = form.areas?.split(',').filter((slug) => slug !== '') ?? [];

  function choose(chosen: File | 'none' | undefined): void {
    setPhoto(chosen);
    set('photo', '');
  }

  async function photoHash(): Promise<{ photo?: string }> {
    if (photo === undefined) return {};
    if (photo === 'none') return { photo };
    const { photos } = await sendPhotos([photo], { owner, language, onProgress: () => undefined });
    const sha256 = photos.slice(photos.lastIndexOf('=') + 1);
    if (sha256 === '') {
      const said = t`The photo could not be sent. Nothing was changed.`;
      throw new ApiError('validation_failed', said, { photo: [said] });
    }
    return { photo: sha256 };
  }

  const provinces = [...new Set(cities.map(({ provinceName }) => provinceName))].sort();
  const options = provinces.map((province) => (
    <optgroup key={province} label={province}>
      {cities
        .filter(({ provinceName }) => provinceName === province)
        .map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
  return (
    <form className={styles.form} {...formProps}>
      <p className={texts.quiet}>
        <AppLink href={dealerPath(page.slug)} className={texts.link}>
          <Trans>See your page</Trans>
        </AppLink>
        {' · '}
        {page.isVerified ? (
          <Trans>Business identity checked. A new name has to be checked again.</Trans>
        ) : (
          <Trans>Business identity not checked yet. We ask for your papers by telephone.</Trans>
        )}
      </p>
      <Field
        label={t`Name of the business`}
        autoComplete="organization"
        maxLength={dealerPageLimits.nameLength}
        {...fieldOf('name')}
      />
      <TextAreaField
        label={t`About the business`}
        rows={4}
        longest={dealerPageLimits.aboutLength}
        hint={t`No telephone numbers: buyers reach you by the buttons of the page.`}
        {...fieldOf('about')}
      />
      <Field
        label={t`Street and number`}
        autoComplete="street-address"
        maxLength={dealerPageLimits.addressLength}
        {...fieldOf('address')}
      />
      <SelectField label={t`City`} {...fieldOf('city')}>
        <option value="">{t`Where most of the cars are`}</option>
        {options}
      </SelectField>
      <SelectField
        label={t`Also serves (up to 10 cities)`}
        {...fieldOf('areas')}
        value=""
        onChange={({ currentTarget: { value } }) => set('areas', [...new Set([...areas, value])].join(','))}
      >
        <option value="">{t`Add a city`}</option>
        {options}
      </SelectField>
      {areas.length === 0 ? null : (
        <div className={layouts.wrap8}>
          {areas.map((area) => (
            <Chip
              key={area}
              look="selected"
              onClick={() => set('areas', areas.filter((each) => each !== area).join(','))}
            >
              {[...cities, ...page.areas].find(({ slug }) => slug === area)?.name}
            </Chip>
          ))}
        </div>
      )}
      <div data-field="hours">
        <HoursFields
          hours={hoursIn(form.hours ?? '') ?? closed}
          onChange={(hours) => set('hours', JSON.stringify(hours))}
        />
        <Problem of={messageOf('hours')} />
      </div>
      <div className={styles.photo}>
        {page.photo === null || photo !== undefined ? null : (
          <Picture picture={page.photo} alt={t`Photo of the business`} className={styles.picture} />
        )}
        <FileChoice
          name="photo"
          label={t`Choose a photo of the business`}
          icon={<Icon of={Images} />}
          accept="image/*"
          chosen={photo instanceof File ? photo.name : undefined}
          onChoose={([chosen]) => choose(chosen)}
        />
        {page.photo === null || photo === 'none' ? null : (
          <Button variant="text" size="dense" onClick={() => choose('none')}>
            <Trans>Remove the photo</Trans>
          </Button>
        )}
      </div>
      <Problem of={messageOf('photo')} />
      {problem}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? <Trans>Saving…</Trans> : <Trans>Save the page</Trans>}
      </Button>
    </form>
  );
}

const Problem = ({ of }: { readonly of: string | undefined }) =>
  of === undefined ? null : <FieldError>{of}</FieldError>;
