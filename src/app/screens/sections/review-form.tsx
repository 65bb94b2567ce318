import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide';
import { useState } from 'react';
import { useAccount } from '#app/data/account/use-account.ts';
import { publishCall } from '#app/data/sell/outbox.ts';
import { VehicleFields } from '#app/features/owner-reviews/vehicle-fields.tsx';
import { PhotosStep } from '#app/features/photos/photos-step.tsx';
import type { SellFailure } from '#app/features/sell/draft/drafts-store.ts';
import styles from '#app/forms/form.module.css';
import { type FormDraft, givenOf, type KeptForm, useFormDraft } from '#app/forms/use-form-draft.ts';
import { useKeptForm } from '#app/forms/use-kept-form.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/form/field.tsx';
import { StarsField } from '#app/ui/form/stars-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { sitePagePaths } from '#contract/account/account-paths.ts';
import { consentVersion } from '#contract/account/consent.ts';
import { aspectNames } from '#contract/owner-reviews/aspect-names.ts';
import type { OwnReview } from '#contract/owner-reviews/owner-review.schema.ts';
import { reviewAspects, reviewLimits } from '#contract/owner-reviews/owner-review.ts';
import {
  firstNameOf,
  type ReviewForm as ReviewFields,
  reviewFields,
  reviewForm,
} from '#contract/owner-reviews/owner-review-form.ts';
import { editReviewPath, writeReviewPath } from '#contract/owner-reviews/owner-review-pages.ts';
import { DraftedForm, FormFailure } from './drafted-form.tsx';

type Props = {
  /** What a new review begins with. */
  readonly begun: ReviewFields;
  /** The review that is changed. */
  readonly changed?: OwnReview | undefined;
};

/** A review of one's own as the fields of the form. */
function fieldsOf(review: OwnReview): ReviewFields {
  const { kind, brand, model, variant, makeYear, ownedYears, title, body, author, stars } = review;
  return {
    ...{ kind, brand, model, variant, title, body, author },
    ...{ makeYear: String(makeYear), ownedYears: String(ownedYears) },
    ...Object.fromEntries(reviewAspects.map((aspect) => [aspect, String(stars[aspect])])),
  };
}

/** The form of a review, kept on the device until it has arrived. Mounted anew for another review. */
export function ReviewForm({ begun, changed }: Props) {
  const draft = useFormDraft(
    'review',
    changed ? { id: String(changed.id) } : {},
    changed ? { fields: givenOf(fieldsOf(changed)), images: changed.images } : { fields: givenOf(begun) },
  );
  return (
    <DraftedForm draft={draft}>
      {(kept) => <Fields draft={draft} kept={kept} changedId={changed?.id} />}
    </DraftedForm>
  );
}

type FieldsProps = {
  readonly draft: FormDraft;
  readonly kept: KeptForm;
  readonly changedId: number | undefined;
};

function Fields({ draft, kept, changedId }: FieldsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { me } = useAccount();
  const [refused, setRefused] = useState<SellFailure>();
  const view = useKeptForm(draft, kept, {
    rules: reviewForm,
    offered: { kind: 'mobil', author: firstNameOf(me?.name ?? '') },
  });
  const { formRef, form, set, fieldOf, messageOf, submit } = view;

  async function send(form: ReviewFields): Promise<void> {
    await draft.settled();
    const fields = Object.fromEntries(reviewFields.map((field) => [field, form[field] ?? '']));
    const queued = await publishCall({
      ...{ language, endpoint: 'saveOwnerReview', draftId: kept.id, label: form.title ?? '' },
      page: changedId === undefined ? writeReviewPath : editReviewPath(changedId),
      fields: { ...fields, ...(changedId && { id: String(changedId) }), consent: consentVersion },
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
      <VehicleFields view={view} />
      <div className={styles.pair}>
        {reviewAspects.map((aspect) => (
          <StarsField
            key={aspect}
            name={aspect}
            label={aspectNames[aspect][language]}
            value={form[aspect]}
            error={messageOf(aspect)}
            onChoose={(stars) => set(aspect, stars)}
          />
        ))}
      </div>
      <Field label={t`In one sentence`} maxLength={reviewLimits.titleLength} {...fieldOf('title')} />
      <TextAreaField
        label={t`What is it like to own?`}
        hint={t`What it costs you, what broke, what you like, and whom it suits.`}
        rows={7}
        longest={reviewLimits.bodyLength}
        {...fieldOf('body')}
      />
      <h2 className={texts.title}>
        <Trans>Photos (optional)</Trans>
      </h2>
      <PhotosStep draftId={kept.id} isGuided={false} />
      <Field
        label={t`Your first name`}
        autoComplete="given-name"
        maxLength={reviewLimits.authorLength}
        hint={t`Shown with the review. Your number never is.`}
        {...fieldOf('author')}
      />
      <FormFailure failure={refused ?? draft.failure} />
      <p className={classNames(texts.notePretty, patterns.strongLinks)}>
        <Trans>
          By sending this you say that you own or owned the vehicle, and agree to how we{' '}
          <AppLink href={sitePagePaths.privacy}>keep your data</AppLink>. You can change or delete it at any
          time.
        </Trans>
      </p>
      <Button type="submit" isWide icon={<Icon of={Send} />}>
        {changedId === undefined ? <Trans>Publish the review</Trans> : <Trans>Save the change</Trans>}
      </Button>
    </form>
  );
}
