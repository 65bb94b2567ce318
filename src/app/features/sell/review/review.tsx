import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Send, TriangleAlert } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { publishDraft } from '#app/data/sell/outbox.ts';
import type { SellFailure } from '#app/features/sell/draft/drafts-store.ts';
import { noteMobile } from '#app/features/sell/draft/last-mobile.ts';
import { thanksParameter } from '#app/features/sell/draft/thanks-parameter.ts';
import { focusField, type SellFormView } from '#app/features/sell/draft/use-sell-form.ts';
import { SellFailureText } from '#app/features/sell/sell-failure-text.tsx';
import { SellStepPage } from '#app/features/sell/steps/sell-step.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { visitFieldsOf } from '#app/tracking/visit-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import { myListingPath } from '#contract/account/account-paths.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { sellPath, sellStepPath } from '#contract/paths.ts';
import { sellSteps } from '#contract/sell/sell-fields.ts';
import { isUntouchedEdit } from '#offline/drafts/stored-drafts.ts';
import { EditSteps } from './edit-steps.tsx';
import { previewListing } from './preview-listing.ts';
import styles from './review.module.css';
import { InLineNote, MissingSteps, RefusalAlert } from './review-alerts.tsx';

export type ReviewSlots = {
  /** The draft's photos, as a gallery. */
  photos(draftId: string): ReactNode;
  /** Price, facts and seller, as on a car's page. */
  summary(listing: ListingDetail): ReactNode;
};

/** The preview: the listing as buyers would see it, with the button that publishes it. */
export function ReviewStep({ slots }: { readonly slots: ReviewSlots }) {
  const [failure, setFailure] = useState<SellFailure>();
  return (
    <SellStepPage
      step="review"
      title={<Trans>As a buyer will see it</Trans>}
      lead={<Trans>Check it once more. You can still change it once it is online.</Trans>}
      bar={(view) => (
        <PublishBar
          view={view}
          backPath={view.draft.listing === null ? sellStepPath('contact', view.draft.id) : myListingPath}
          onFailure={setFailure}
        />
      )}
    >
      {({ draft, form }) => (
        <>
          <RefusalAlert draft={draft} />
          {draft.isQueued ? <InLineNote /> : null}
          {failure === undefined ? null : (
            <p role="alert" className={styles.failure}>
              <Icon of={TriangleAlert} />
              <SellFailureText failure={failure} />
            </p>
          )}
          <MissingSteps draft={draft} />
          {draft.listing === null ? null : <EditSteps draft={draft} />}
          <Preview listing={previewListing(form, new Date())} draftId={draft.id} slots={slots} />
        </>
      )}
    </SellStepPage>
  );
}

type PreviewProps = {
  readonly listing: ListingDetail | undefined;
  readonly draftId: string;
  readonly slots: ReviewSlots;
};

function Preview({ listing, draftId, slots }: PreviewProps) {
  const { t } = useLingui();
  return (
    <article className={styles.preview} aria-label={t`Preview`}>
      {slots.photos(draftId)}
      {listing === undefined ? (
        <p className={styles.empty}>
          <Trans>The rest appears here once you fill in the car’s details.</Trans>
        </p>
      ) : (
        <div className={styles.summary}>
          <div>{slots.summary(listing)}</div>
          {listing.description === '' ? null : (
            <div>
              <h2 className={styles.heading}>
                <Trans>What the seller says</Trans>
              </h2>
              <p className={styles.description}>{listing.description}</p>
            </div>
          )}
        </div>
      )}
    </article>
  );
}

type BarProps = {
  readonly view: SellFormView;
  /** Target of the back button. */
  readonly backPath: string;
  onFailure(failure: SellFailure | undefined): void;
};

export function PublishBar({ view, backPath, onFailure }: BarProps) {
  const [, navigate] = useLocation();
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const { draft, errors } = view;

  async function publish(): Promise<void> {
    if (isBusy) return;
    if (Object.keys(errors).length > 0) {
      const wrong = view.check(sellSteps);
      if (wrong) requestAnimationFrame(() => focusField(wrong));
      else document.querySelector('[data-missing-steps]')?.scrollIntoView({ block: 'center' });
      return;
    }
    setIsBusy(true);
    await view.flush();
    const done = await publishDraft(draft.id, language, visitFieldsOf());
    setIsBusy(false);
    if (!done.ok) return onFailure(done.failure);
    onFailure(undefined);
    noteMobile(view.form.mobile);
    navigate(`${sellPath}?${thanksParameter}=${done.row.id}`, { replace: true });
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon of={ArrowLeft} />}
        onClick={() => void view.flush().then(() => navigate(backPath))}
      >
        <Trans>Back</Trans>
      </Button>
      {draft.isQueued ? (
        <Button
          className={classNames(patterns.grows, styles.publish)}
          onClick={() => void view.flush().then(() => navigate(sellPath))}
        >
          <Trans>Done</Trans>
        </Button>
      ) : isUntouchedEdit(draft) && !view.state.isSaving ? (
        <Button className={classNames(patterns.grows, styles.publish)} disabled>
          <Trans>Nothing changed yet</Trans>
        </Button>
      ) : (
        <Button
          className={classNames(patterns.grows, styles.publish)}
          icon={<Icon of={Send} />}
          aria-disabled={isBusy}
          onClick={() => void publish()}
        >
          {draft.listing === null ? <Trans>Publish</Trans> : <Trans>Send the changes</Trans>}
        </Button>
      )}
    </>
  );
}
