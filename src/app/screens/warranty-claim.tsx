import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide';
import { useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { publishCall, useOutbox } from '#app/data/sell/outbox.ts';
import { PhotosStep } from '#app/features/photos/photos-step.tsx';
import { cancelRow, type SellFailure } from '#app/features/sell/draft/drafts-store.ts';
import { ClaimList } from '#app/features/warranty/claim-list.tsx';
import warranty from '#app/features/warranty/warranty.module.css';
import styles from '#app/forms/form.module.css';
import { OfflineNote } from '#app/forms/offline-note.tsx';
import { RowStanding } from '#app/forms/row-standing.tsx';
import { type FormDraft, type KeptForm, useFormDraft } from '#app/forms/use-form-draft.ts';
import { useKeptForm } from '#app/forms/use-kept-form.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { DigitsField } from '#app/ui/form/digits-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { filledFields } from '#app/ui/form/use-checked-form.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { sitePagePaths } from '#contract/account/account-paths.ts';
import { consentVersion } from '#contract/account/consent.ts';
import { dayInJakarta } from '#contract/dates.ts';
import {
  type ClaimForm as ClaimFields,
  claimFields,
  claimForm,
  claimLimits,
} from '#contract/warranty/claim-form.ts';
import { warrantyClaimPath, warrantyPath } from '#contract/warranty/warranty.ts';
import { DraftedForm, FormFailure } from './sections/drafted-form.tsx';

function WarrantyClaimScreen() {
  const { t } = useLingui();
  const outbox = useOutbox();
  const rows = outbox.kind === 'known' ? outbox.value : [];
  const row = rows.findLast(({ call, state }) => call?.endpoint === 'saveWarrantyClaim' && state !== 'sent');
  return (
    <PersonalScreen
      title={t`Warranty claim`}
      description={t`Write what happened, with photos: it is kept on this device and sent once.`}
      canonicalPath={warrantyClaimPath}
    >
      <OfflineNote />
      {outbox.kind === 'reading' ? (
        <Skeleton height="240px" radius="14px" />
      ) : row ? (
        <RowStanding
          row={row}
          signIn={{ title: <Trans>Sign in, and the claim is sent</Trans>, page: warrantyClaimPath }}
          next={<Trans>Our team checks it. You see its state here.</Trans>}
          onMend={() => void cancelRow(row.id)}
        />
      ) : (
        <ClaimForm key={rows.length} />
      )}
      <OwnClaims key={row?.id ?? 'none'} />
    </PersonalScreen>
  );
}

function ClaimForm() {
  const draft = useFormDraft('claim');
  return <DraftedForm draft={draft}>{(kept) => <Fields draft={draft} kept={kept} />}</DraftedForm>;
}

function Fields({ draft, kept }: { readonly draft: FormDraft; readonly kept: KeptForm }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [refused, setRefused] = useState<SellFailure>();
  const { formRef, fieldOf, digitsOf, submit } = useKeptForm(draft, kept, { rules: claimForm });

  async function send(form: ClaimFields): Promise<void> {
    await draft.settled();
    const queued = await publishCall({
      ...{ language, endpoint: 'saveWarrantyClaim', page: warrantyClaimPath, draftId: kept.id },
      label: `${form.number} · ${form.plate}`,
      fields: { ...filledFields(claimFields, form), consent: consentVersion },
    });
    setRefused(queued.ok ? undefined : queued.failure);
  }

  return (
    <form
      ref={formRef}
      className={styles.fields}
      noValidate
      onSubmit={(event) => submit(event, (form) => void send(form))}
    >
      <p className={classNames(texts.notePretty, patterns.strongLinks)}>
        <Trans>
          No warranty yet? See the <AppLink href={warrantyPath}>plans</AppLink>.
        </Trans>
      </p>
      <div className={styles.pair}>
        <Field
          label={t`Number of the warranty`}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={claimLimits.numberLength}
          {...fieldOf('number')}
        />
        <Field
          label={t`Number plate`}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={14}
          {...fieldOf('plate')}
        />
        <Field
          label={t`When it happened`}
          type="date"
          max={dayInJakarta(new Date())}
          {...fieldOf('happenedOn')}
        />
        <DigitsField
          kind="kilometers"
          label={t`Kilometres then`}
          mostDigits={7}
          {...digitsOf('kilometers')}
        />
      </div>
      <TextAreaField
        label={t`What happened to the car`}
        rows={5}
        longest={claimLimits.descriptionLength}
        {...fieldOf('description')}
      />
      <h2 className={warranty.heading}>
        <Trans>Photos (optional)</Trans>
      </h2>
      <PhotosStep draftId={kept.id} isGuided={false} />
      <FormFailure failure={refused ?? draft.failure} />
      <p className={classNames(texts.notePretty, patterns.strongLinks)}>
        <Trans>
          By sending this you agree that we check it with the workshop, and to how we{' '}
          <AppLink href={sitePagePaths.privacy}>keep your data</AppLink>.
        </Trans>
      </p>
      <Button type="submit" isWide icon={<Icon of={Send} />}>
        <Trans>Send the claim</Trans>
      </Button>
    </form>
  );
}

function OwnClaims() {
  const { state } = useAccountApi('ownWarrantyClaims', {});
  if (state.kind !== 'known' || state.data.items.length === 0) return null;
  return (
    <section className={warranty.claimed}>
      <h2 className={warranty.heading}>
        <Trans>Your claims</Trans>
      </h2>
      <ClaimList claims={state.data.items} />
    </section>
  );
}

export const page = personalPage(WarrantyClaimScreen, {});
