import { Trans, useLingui } from '@lingui/react/macro';
import { Send, WifiOff } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { refusalText } from '#app/data/api/refusal-text.ts';
import { useHasBackgroundSync, useOutbox } from '#app/data/sell/outbox.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { SellFailureText } from '#app/parts/account/features/sell/sell-failure-text.tsx';
import { PersonalScreen } from '#app/parts/browse/screens/parts/personal-screen.tsx';
import { PhotosStep } from '#app/parts/sell/features/photos/photos-step.tsx';
import { cancelRow, type SellFailure } from '#app/parts/sell/features/sell/draft/drafts-store.ts';
import { ClaimList } from '#app/parts/trade/features/warranty/claim-list.tsx';
import { sendClaim, useClaimDraft } from '#app/parts/trade/features/warranty/use-claim-draft.ts';
import styles from '#app/parts/trade/features/warranty/warranty.module.css';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DigitsField } from '#app/ui/form/digits-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { GuestState } from '#app/ui/state/guest-state.tsx';
import { SendStanding } from '#app/ui/state/send-standing.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { sitePagePaths } from '#contract/account/account-paths.ts';
import { dayInJakarta } from '#contract/leads/lead-form.ts';
import { outboxPath } from '#contract/paths.ts';
import {
  type ClaimField,
  claimFields,
  claimLimits,
  claimProblemOf,
  claimProblems,
  claimProblemsOf,
} from '#contract/warranty/claim-form.ts';
import { warrantyClaimPath, warrantyPath } from '#contract/warranty/warranty.ts';

function WarrantyClaimScreen() {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const outbox = useOutbox();
  const rows = outbox.kind === 'known' ? outbox.value : [];
  const row = rows.findLast(({ call, state }) => call?.endpoint === 'saveWarrantyClaim' && state !== 'sent');
  return (
    <PersonalScreen
      title={t`Warranty claim`}
      description={t`Write what happened, with photos: it is kept on this phone and sent once.`}
      canonicalPath={warrantyClaimPath}
    >
      {isOnline ? null : (
        <p role="status" className={styles.offline}>
          <Icon of={WifiOff} />{' '}
          <Trans>Connection lost. Carry on: everything is safe on this phone and will be sent later.</Trans>
        </p>
      )}
      {outbox.kind === 'reading' ? (
        <Skeleton height="240px" radius="14px" />
      ) : row ? (
        <Standing row={row} />
      ) : (
        <ClaimForm key={rows.length} />
      )}
      <OwnClaims key={row?.id ?? 'none'} />
    </PersonalScreen>
  );
}

function Standing({
  row,
}: {
  readonly row: Parameters<typeof refusalText>[0] & {
    id: string;
    state: 'waiting' | 'sending' | 'sent' | 'needs-you';
  };
}) {
  const isOnline = useIsOnline();
  const hasSync = useHasBackgroundSync();
  return (
    <SendStanding
      state={row.state}
      refusal={refusalText(row)}
      isOnline={isOnline}
      hasSync={hasSync}
      arrived={<Trans>It has arrived</Trans>}
      next={<Trans>Our team checks it. You see its state here.</Trans>}
      action={
        <ButtonLink variant="secondary" href={outboxPath}>
          <Trans>See the outbox</Trans>
        </ButtonLink>
      }
      onMend={() => void cancelRow(row.id)}
    />
  );
}

function ClaimForm() {
  const { t } = useLingui();
  const language = useLanguage();
  const { state, failure, set, settled } = useClaimDraft();
  const [left, setLeft] = useState<ReadonlySet<ClaimField>>(new Set());
  const [refused, setRefused] = useState<SellFailure>();
  if (state.kind === 'reading') return <Skeleton height="240px" radius="14px" />;
  if (state.kind === 'failed')
    return (
      <p role="alert" className={styles.failure}>
        <SellFailureText failure={state.failure} />
      </p>
    );
  const { id, form } = state;

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setLeft(new Set(claimFields));
    const [wrong] = Object.keys(claimProblemsOf(form, new Date()));
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[data-claim="${wrong}"] :is(input, textarea)`)?.focus();
      return;
    }
    await settled();
    const queued = await sendClaim(id, form, `${form.number} · ${form.plate}`, language);
    setRefused(queued.ok ? undefined : queued.failure);
  }

  const messageOf = (field: ClaimField) => {
    const problem = left.has(field) ? claimProblemOf(field, form, new Date()) : undefined;
    return problem && claimProblems[problem][language];
  };
  const fieldOf = (field: ClaimField) => ({
    value: form[field] ?? '',
    error: messageOf(field),
    onBlur: () => setLeft((before) => new Set([...before, field])),
  });
  const kept = refused ?? failure;
  return (
    <form className={styles.fields} noValidate onSubmit={(event) => void send(event)}>
      <p className={styles.note}>
        <Trans>
          No warranty yet? See the{' '}
          <AppLink href={warrantyPath} className={styles.link}>
            plans
          </AppLink>
          .
        </Trans>
      </p>
      <div className={styles.pair}>
        <div data-claim="number">
          <Field
            label={t`Number of the warranty`}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={claimLimits.numberLength}
            {...fieldOf('number')}
            onChange={({ currentTarget }) => set({ number: currentTarget.value })}
          />
        </div>
        <div data-claim="plate">
          <Field
            label={t`Number plate`}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={14}
            {...fieldOf('plate')}
            onChange={({ currentTarget }) => set({ plate: currentTarget.value })}
          />
        </div>
        <div data-claim="happenedOn">
          <Field
            label={t`When it happened`}
            type="date"
            max={dayInJakarta(new Date())}
            {...fieldOf('happenedOn')}
            onChange={({ currentTarget }) => set({ happenedOn: currentTarget.value })}
          />
        </div>
        <div data-claim="kilometers">
          <DigitsField
            label={t`Kilometres then`}
            mostDigits={7}
            {...fieldOf('kilometers')}
            onDigits={(kilometers) => set({ kilometers })}
          />
        </div>
      </div>
      <div data-claim="description">
        <TextAreaField
          label={t`What happened`}
          rows={5}
          longest={claimLimits.descriptionLength}
          {...fieldOf('description')}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        />
      </div>
      <h2>
        <Trans>Photos (optional)</Trans>
      </h2>
      <PhotosStep draftId={id} />
      {kept === undefined ? null : (
        <p role="alert" className={styles.failure}>
          <SellFailureText failure={kept} />
        </p>
      )}
      <p className={styles.note}>
        <Trans>
          By sending this you agree that we check it with the workshop, and to how we{' '}
          <AppLink href={sitePagePaths.privacy} className={styles.link}>
            keep your data
          </AppLink>
          .
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
  if (state.kind === 'guest')
    return <GuestState title={<Trans>Sign in to send a claim and see its state</Trans>} />;
  if (state.kind !== 'known' || state.data.items.length === 0) return null;
  return (
    <section>
      <h2>
        <Trans>Your claims</Trans>
      </h2>
      <ClaimList claims={state.data.items} />
    </section>
  );
}

export const page: Page = {
  // Device data only: the server renders the same page for everyone.
  load: async () => undefined,
  Screen: WarrantyClaimScreen,
};
