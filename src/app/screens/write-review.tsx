import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { useAccount } from '#app/data/account/use-account.ts';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useOutbox } from '#app/data/sell/outbox.ts';
import { OwnReviews } from '#app/features/owner-reviews/own-reviews.tsx';
import { cancelRow } from '#app/features/sell/draft/drafts-store.ts';
import styles from '#app/forms/form.module.css';
import { FormSkeleton } from '#app/forms/form-skeleton.tsx';
import { OfflineNote } from '#app/forms/offline-note.tsx';
import { RowStanding } from '#app/forms/row-standing.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { ReviewForm } from '#app/screens/sections/review-form.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { ownerReviewsPath, writeReviewPath } from '#contract/owner-reviews/owner-review-pages.ts';

function WriteReviewScreen() {
  const { t } = useLingui();
  const { isKnown, id: account } = useAccount();
  const search = new URLSearchParams(useSearch());
  // Known on the device alone: the server renders the same page for everyone.
  const changedId = account === undefined ? undefined : (search.get('review') ?? undefined);
  const outbox = useOutbox();
  const rows = outbox.kind === 'known' ? outbox.value : [];
  const own = rows.filter(
    ({ call }) => call?.endpoint === 'saveOwnerReview' && (call.fields.id ?? undefined) === changedId,
  );
  const row = own.findLast(({ state }) => state !== 'sent');
  const [kind, brand, model] = ['kind', 'brand', 'model'].map((name) => search.get(name) ?? undefined);
  const begun = { ...(kind && { kind }), ...(brand && { brand }), ...(model && { model }) };
  const sent = own.filter(({ state }) => state === 'sent').length;
  return (
    <PersonalScreen
      title={changedId === undefined ? t`Write a review` : t`Change your review`}
      description={t`Tell others what your vehicle is like to own. It works without a signal: kept on this device and sent once.`}
      canonicalPath={writeReviewPath}
    >
      <OfflineNote />
      {sent > 0 && !row ? (
        <p role="status">
          <Trans>
            It has arrived. If all checks pass it is public at once, otherwise our team looks at it first.
          </Trans>
        </p>
      ) : null}
      {outbox.kind === 'reading' || !isKnown ? (
        <FormSkeleton />
      ) : row ? (
        <RowStanding
          row={row}
          signIn={{ title: <Trans>One step left: sign in</Trans>, page: writeReviewPath }}
          next={<Trans>You see its state here.</Trans>}
          onMend={() => void cancelRow(row.id)}
        />
      ) : changedId !== undefined ? (
        <Change key={`${changedId} ${sent}`} id={changedId} />
      ) : (
        <ReviewForm key={`new ${sent}`} begun={begun} />
      )}
      <div className={styles.after}>
        {account === undefined ? (
          <p className={classNames(texts.notePretty, patterns.strongLinks)}>
            <Trans>
              Writing needs no account. To publish it you sign in with a code sent to your mobile number.
            </Trans>
          </p>
        ) : (
          <Own key={`own ${row?.id ?? sent}`} />
        )}
        <p>
          <AppLink href={ownerReviewsPath} className={texts.strongLink}>
            <Trans>Read owners’ reviews</Trans>
          </AppLink>
        </p>
      </div>
    </PersonalScreen>
  );
}

/** The form with a review of the account. */
function Change({ id }: { readonly id: string }) {
  const { state } = useAccountApi('ownOwnerReviews', {});
  // What was stored before the last change would undo it.
  if (state.kind === 'reading' || (state.kind === 'known' && !state.isCurrent && !state.isOld))
    return <FormSkeleton />;
  const review = state.kind === 'known' ? state.data.items.find((each) => String(each.id) === id) : undefined;
  if (review) return <ReviewForm begun={{}} changed={review} />;
  return (
    <p role="status" className={styles.offline}>
      {state.kind === 'offline' ? (
        <Trans>Your review is not on this device yet. It opens once there is a connection.</Trans>
      ) : (
        <Trans>This review is not yours, or it has been deleted.</Trans>
      )}
    </p>
  );
}

function Own() {
  const { state, refresh } = useAccountApi('ownOwnerReviews', {});
  if (state.kind !== 'known' || state.data.items.length === 0) return null;
  return <OwnReviews reviews={state.data.items} onChanged={refresh} />;
}

export const page = personalPage(WriteReviewScreen, {});
