import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { UsersRound } from 'lucide';
import type { ReactNode } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useCallForm } from '#app/forms/use-call-form.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Answered } from '#app/ui/state/answered.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import type { AgentDesk as Desk } from '#contract/agents/agent.schema.ts';
import { type AgentMove, agentLimits, type PayoutState } from '#contract/agents/agent.ts';
import { payoutForm } from '#contract/agents/agent-forms.ts';
import { agentPath } from '#contract/agents/agent-paths.ts';
import { fullRupiah } from '#contract/agents/full-rupiah.ts';
import { formatPrice } from '#contract/money.ts';
import styles from './agents.module.css';
import { AskSeller } from './ask-seller.tsx';

/**
 * An agent's link, sellers, commissions and payouts.
 * @param link the referral link of a code, which the device knows the origin of
 * @param answerLink the address where sellers answer
 */
export function AgentDesk({
  link,
  answerLink,
}: {
  link(code: string): ReactNode;
  readonly answerLink: ReactNode;
}) {
  const { state, refresh } = useAccountApi('agentDesk', {});
  return (
    <Answered
      state={state}
      guest={<Trans>Sign in to go on</Trans>}
      absent={<Trans>Your desk is not on this device yet</Trans>}
      waiting={<Skeleton height="320px" radius="12px" />}
      // All other accounts get 404.
      refused={() => <NotAnAgent />}
      className={styles.desk}
      onAgain={refresh}
    >
      {(data) => (
        <>
          <section className={styles.block}>
            <h2 className={texts.sheetTitle}>
              <Trans>Your link</Trans>
            </h2>
            <p>
              <Trans>An ad that begins with it counts as yours. Your code: {data.code}</Trans>
            </p>
            {link(data.code)}
          </section>
          <Money desk={data} onChanged={refresh} />
          <section className={styles.block}>
            <h2 className={texts.sheetTitle}>
              <Trans>Sell on behalf of someone</Trans>
            </h2>
            <AskSeller leads={data.leads} answerLink={answerLink} onChanged={refresh} />
          </section>
        </>
      )}
    </Answered>
  );
}

function NotAnAgent() {
  return (
    <BlankState
      icon={UsersRound}
      title={<Trans>This is for agents</Trans>}
      actions={
        <ButtonLink href={agentPath}>
          <Trans>What an agent does</Trans>
        </ButtonLink>
      }
    >
      <Trans>Until your request is granted there is nothing to do here.</Trans>
    </BlankState>
  );
}

function Money({ desk, onChanged }: { readonly desk: Desk; onChanged(): void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const momentText = useMomentText();
  const { owed, requested, paid } = desk.balance;
  const least = formatPrice(agentLimits.leastPayout, language);

  const { isBusy, fieldOf, formProps, problem, clear } = useCallForm({
    rules: payoutForm,
    send: (api, { amount = '' }, clientId) => api.post('askPayout', { clientId, amount }),
    onSent() {
      clear();
      onChanged();
    },
  });

  return (
    <section className={styles.block}>
      <h2 className={texts.sheetTitle}>
        <Trans>Commission</Trans>
      </h2>
      <dl className={layouts.wrap10}>
        <Figure name={<Trans>To pay out</Trans>} amount={owed} />
        <Figure name={<Trans>Asked for</Trans>} amount={requested} />
        <Figure name={<Trans>Paid</Trans>} amount={paid} />
      </dl>
      {owed < agentLimits.leastPayout ? (
        <p className={texts.quiet}>
          <Trans>A payout can be asked for from {least} on.</Trans>
        </p>
      ) : (
        <form className={styles.form} {...formProps}>
          <Field label={t`Payout, in rupiah`} inputMode="numeric" {...fieldOf('amount')} />
          {problem}
          <Button type="submit" variant="secondary" aria-disabled={isBusy}>
            {isBusy ? <Trans>Sending…</Trans> : <Trans>Ask for a payout</Trans>}
          </Button>
        </form>
      )}
      {desk.payouts.length === 0 ? null : (
        <ul className={styles.list} aria-label={t`Payouts`}>
          {desk.payouts.map((payout) => (
            <li key={payout.id} className={classNames(layouts.card, styles.item)}>
              <p className={patterns.wrapApart8}>
                <strong>{fullRupiah(payout.amount, language)}</strong>
                <PayoutBadge state={payout.state} />
              </p>
              <p className={texts.quiet}>{momentText(Date.parse(payout.createdAt))}</p>
            </li>
          ))}
        </ul>
      )}
      {desk.moves.length === 0 ? (
        <p className={texts.quiet}>
          <Trans>No car that you brought has been sold yet.</Trans>
        </p>
      ) : (
        <ul className={styles.list} aria-label={t`Movements`}>
          {desk.moves.map(({ id, kind, car, amount: moved, createdAt }) => (
            <li key={id} className={classNames(layouts.card, styles.item)}>
              <p className={patterns.wrapApart8}>
                <span>
                  <MoveName kind={kind} />
                  {car === null ? null : ` · ${car}`}
                </span>
                <strong>{fullRupiah(moved, language)}</strong>
              </p>
              <p className={texts.quiet}>{momentText(Date.parse(createdAt))}</p>
            </li>
          ))}
        </ul>
      )}
      <p className={texts.quiet}>
        <Plural value={desk.leads.length} one="# seller asked" other="# sellers asked" />
      </p>
    </section>
  );
}

function Figure({ name, amount }: { readonly name: ReactNode; readonly amount: number }) {
  const language = useLanguage();
  return (
    <div className={classNames(layouts.card, styles.figure)}>
      <dt className={texts.note}>{name}</dt>
      <dd className={classNames(texts.title, patterns.figures)}>{fullRupiah(amount, language)}</dd>
    </div>
  );
}

function PayoutBadge({ state }: { readonly state: PayoutState }) {
  switch (state) {
    case 'requested':
      return (
        <Badge tone="amber">
          <Trans>Waiting</Trans>
        </Badge>
      );
    case 'paid':
      return (
        <Badge tone="green">
          <Trans>Paid</Trans>
        </Badge>
      );
    case 'refused':
      return (
        <Badge tone="red">
          <Trans>Refused</Trans>
        </Badge>
      );
  }
}

function MoveName({ kind }: { readonly kind: AgentMove }) {
  switch (kind) {
    case 'commission':
      return <Trans>Commission</Trans>;
    case 'request':
      return <Trans>Payout asked for</Trans>;
    case 'pay':
      return <Trans>Payout paid</Trans>;
    case 'refuse':
      return <Trans>Payout refused, available again</Trans>;
  }
}
