import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApi, useApiClient } from '#app/data/api/use-api.tsx';
import { ClaimList, useClaimStateName } from '#app/features/warranty/claim-list.tsx';
import styles from '#app/features/warranty/warranty.module.css';
import formStyles from '#app/forms/form.module.css';
import { useCallForm } from '#app/forms/use-call-form.tsx';
import { personalPage } from '#app/screens/sections/personal-screen.tsx';
import { StaffScreen } from '#app/screens/sections/staff-screen.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { DigitsField } from '#app/ui/form/digits-field.tsx';
import { Field, SelectField } from '#app/ui/form/field.tsx';
import patterns from '#app/ui/patterns.module.css';
import { GuestState } from '#app/ui/state/guest-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { UnknownList } from '#app/ui/state/unknown-list.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dayInJakarta } from '#contract/dates.ts';
import { formatMobile } from '#contract/seller-number/seller-number.ts';
import { issueForm } from '#contract/warranty/issue-form.ts';
import { type ClaimState, claimStatesAfter, staffWarrantyPath } from '#contract/warranty/warranty.ts';
import { newClientId } from '#offline/device/new-client-id.ts';

type Claim = DataOf<'staffWarrantyClaims'>['items'][number];

/** Claims on warranties, and the warranties that are issued, for staff. */
function StaffWarrantyScreen() {
  const { t } = useLingui();
  return (
    <StaffScreen title={t`Warranties`} canonicalPath={staffWarrantyPath}>
      {() => <Claims />}
    </StaffScreen>
  );
}

function Claims() {
  const { state, refresh } = useAccountApi('staffWarrantyClaims', {});
  if (state.kind === 'guest') return <GuestState title={<Trans>Sign in to continue</Trans>} />;
  if (state.kind === 'reading') return <Skeleton height="240px" radius="14px" />;
  if (state.kind !== 'known')
    return <UnknownList state={state} absent={<Trans>This is for staff</Trans>} onAgain={refresh} />;
  return (
    <>
      <Issue />
      <section className={styles.claimed}>
        <h2 className={styles.heading}>
          <Trans>Claims</Trans>
        </h2>
        {state.data.items.length === 0 ? (
          <p className={texts.notePretty}>
            <Trans>No claims yet.</Trans>
          </p>
        ) : (
          <ClaimList
            claims={state.data.items}
            beside={(claim) => <Decide claim={claim} onChanged={refresh} />}
          />
        )}
      </section>
    </>
  );
}

const messageOf = (cause: unknown, offline: string) =>
  cause instanceof ApiError ? Object.values(cause.fields).flat().join(' ') || cause.message : offline;

function Issue() {
  const { t } = useLingui();
  const { data } = useApi('warrantyPage', {});
  // Pressed again with the same fields it is the same warranty.
  const pressed = useRef({ key: '', clientId: '' });
  const [issued, setIssued] = useState<DataOf<'staffIssueWarranty'>>();
  const { isBusy, fieldOf, digitsOf, formProps, problem } = useCallForm({
    rules: issueForm,
    first: { startsOn: dayInJakarta(new Date()) },
    send(api, { plan = '', plate = '', kilometers = '', startsOn = '' }) {
      const fields = { plan, plate, kilometers, startsOn };
      const key = JSON.stringify(fields);
      if (pressed.current.key !== key) pressed.current = { key, clientId: newClientId() };
      return api.post('staffIssueWarranty', { clientId: pressed.current.clientId, ...fields });
    },
    onSent: setIssued,
  });

  return (
    <form className={formStyles.fields} {...formProps}>
      <h2 className={styles.heading}>
        <Trans>Issue a warranty</Trans>
      </h2>
      <div className={formStyles.pair}>
        <SelectField label={t`Plan`} {...fieldOf('plan')}>
          <option value="">{t`Choose`}</option>
          {data?.plans.map((each) => (
            <option key={each.plan} value={each.plan}>
              {each.name}
            </option>
          ))}
        </SelectField>
        <Field label={t`Number plate`} maxLength={14} {...fieldOf('plate')} />
        <DigitsField kind="kilometers" label={t`Kilometres`} mostDigits={7} {...digitsOf('kilometers')} />
        <Field label={t`From`} type="date" {...fieldOf('startsOn')} />
      </div>
      {problem}
      {issued === undefined ? null : (
        <p role="status" className={texts.greenStrong}>
          <Trans>
            {issued.number}, until {issued.endsOn}
          </Trans>
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        <Trans>Issue a warranty</Trans>
      </Button>
    </form>
  );
}

function Decide({ claim, onChanged }: { readonly claim: Claim; onChanged(): void }) {
  const { t } = useLingui();
  const api = useApiClient();
  const nameOf = useClaimStateName();
  const [answer, setAnswer] = useState(claim.answer);
  const [problem, setProblem] = useState<string>();

  async function go(state: ClaimState): Promise<void> {
    setProblem(undefined);
    try {
      await api.post('staffChangeClaim', { id: String(claim.id), clientId: newClientId(), state, answer });
      onChanged();
    } catch (cause) {
      setProblem(messageOf(cause, t`No signal. Nothing was changed: try again later.`));
    }
  }

  return (
    <>
      <p className={texts.notePretty}>
        {claim.name} · {formatMobile(claim.mobile)}
      </p>
      <Field
        label={t`Answer to the claimant`}
        value={answer}
        maxLength={500}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <div className={patterns.wrapCentred}>
        {claimStatesAfter(claim.state).map((state) => (
          <Button key={state} size="dense" variant="secondary" onClick={() => void go(state)}>
            {nameOf(state)}
          </Button>
        ))}
      </div>
      {problem === undefined ? null : (
        <p role="alert" className={classNames(patterns.noticeCard, tints.red)}>
          {problem}
        </p>
      )}
    </>
  );
}

export const page = personalPage(StaffWarrantyScreen, {});
