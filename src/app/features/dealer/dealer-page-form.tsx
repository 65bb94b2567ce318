import { Trans, useLingui } from '@lingui/react/macro';
import { Images } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { fieldError, useAccountCall } from '#app/data/account/use-account-call.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { Field, FieldError, SelectField } from '#app/ui/form/field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { UnknownList } from '#app/ui/state/unknown-list.tsx';
import texts from '#app/ui/texts.module.css';
import type { OwnDealerPage } from '#contract/dealer-pages/dealer-desk.schema.ts';
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
        absent={<Trans>Your page is not on this phone yet</Trans>}
        onAgain={refresh}
      />
    );
  return <Form key={state.data.revision} page={state.data} owner={owner} onSaved={refresh} />;
}

const none: OpeningHours = Array.from({ length: 7 }, () => []);
const shown = ['name', 'about', 'address', 'city', 'areas', 'hours', 'photo'];

function Form({ page, owner, onSaved }: Props & { readonly page: OwnDealerPage; onSaved(): void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { isBusy, failure, run, forgive } = useAccountCall();
  const { data: cities = [] } = useApi('cities', {});
  const [fields, setFields] = useState({
    ...{ name: page.name, about: page.about, address: page.address },
    city: page.city?.slug ?? '',
  });
  const [areas, setAreas] = useState(page.areas);
  const [hours, setHours] = useState(page.hours ?? none);
  /** A chosen photo, or its removal. */
  const [photo, setPhoto] = useState<File | 'none'>();
  const [hasPhotoFailed, setHasPhotoFailed] = useState(false);

  const set = (name: keyof typeof fields, value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    forgive();
  };

  async function photoHash(): Promise<{ photo?: string }> {
    if (photo === undefined) return {};
    if (photo === 'none') return { photo: '' };
    const { photos } = await sendPhotos([photo], { owner, language, onProgress: () => undefined });
    const sha256 = photos.slice(photos.lastIndexOf('=') + 1);
    if (sha256 === '') throw new Error('no photo arrived');
    return { photo: sha256 };
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setHasPhotoFailed(false);
    const sent = await photoHash().catch(() => undefined);
    if (sent === undefined) return setHasPhotoFailed(true);
    const saved = await run((api) =>
      api.post('saveDealerPage', {
        ...{ ...fields, ...sent, revision: String(page.revision) },
        areas: areas.map(({ slug }) => slug).join(','),
        hours: JSON.stringify(hours),
      }),
    );
    if (saved) onSaved();
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
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
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
        value={fields.name}
        error={fieldError(failure, 'name')}
        onChange={({ currentTarget }) => set('name', currentTarget.value)}
      />
      <TextAreaField
        label={t`About the business`}
        rows={4}
        longest={dealerPageLimits.aboutLength}
        value={fields.about}
        error={fieldError(failure, 'about')}
        hint={t`No telephone numbers: buyers reach you by the buttons of the page.`}
        onChange={({ currentTarget }) => set('about', currentTarget.value)}
      />
      <Field
        label={t`Street and number`}
        autoComplete="street-address"
        maxLength={dealerPageLimits.addressLength}
        value={fields.address}
        error={fieldError(failure, 'address')}
        onChange={({ currentTarget }) => set('address', currentTarget.value)}
      />
      <SelectField
        label={t`City`}
        value={fields.city}
        error={fieldError(failure, 'city')}
        onChange={({ currentTarget }) => set('city', currentTarget.value)}
      >
        <option value="">{t`Where most of the cars are`}</option>
        {options}
      </SelectField>
      <SelectField
        label={t`Also serves (up to 10 cities)`}
        value=""
        error={fieldError(failure, 'areas')}
        onChange={({ currentTarget: { value } }) => {
          const city = cities.find(({ slug }) => slug === value);
          if (city && areas.length < dealerPageLimits.areas && !areas.some(({ slug }) => slug === value))
            setAreas([...areas, { slug: city.slug, name: city.name }]);
          forgive();
        }}
      >
        <option value="">{t`Add a city`}</option>
        {options}
      </SelectField>
      {areas.length === 0 ? null : (
        <div className={layouts.wrap8}>
          {areas.map(({ slug, name }) => (
            <Chip
              key={slug}
              look="selected"
              onClick={() => setAreas(areas.filter((area) => area.slug !== slug))}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
      <HoursFields hours={hours} onChange={setHours} />
      {fieldError(failure, 'hours') === undefined ? null : (
        <FieldError>{fieldError(failure, 'hours')}</FieldError>
      )}
      <div className={styles.photo}>
        {page.photo === null || photo !== undefined ? null : (
          <Picture picture={page.photo} alt={t`Photo of the business`} className={styles.picture} />
        )}
        <label className={styles.file}>
          <Icon of={Images} />
          <span>{photo instanceof File ? photo.name : <Trans>Choose a photo of the business</Trans>}</span>
          <input
            type="file"
            accept="image/*"
            className="visually-hidden"
            onChange={({ currentTarget: { files } }) => setPhoto(files?.[0])}
          />
        </label>
        {page.photo === null || photo === 'none' ? null : (
          <Button variant="text" size="dense" onClick={() => setPhoto('none')}>
            <Trans>Remove the photo</Trans>
          </Button>
        )}
      </div>
      {hasPhotoFailed ? (
        <FieldError>
          <Trans>The photo could not be sent. Nothing was changed.</Trans>
        </FieldError>
      ) : null}
      <CallProblem failure={failure} shown={shown} />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? <Trans>Saving…</Trans> : <Trans>Save the page</Trans>}
      </Button>
    </form>
  );
}
