import { Trans } from '@lingui/react/macro';
import { noteSignedOut } from '#app/data/account/account.ts';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useAccountCall } from '#app/data/account/use-account-call.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { renewPush } from '#app/pwa/push.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import type { OwnSession } from '#contract/account/account.schema.ts';
import styles from './profile.module.css';

/** The account's sessions, with buttons to end them. */
export function SessionList() {
  const { state, refresh } = useAccountApi('ownSessions', {});
  const { isBusy, failure, run } = useAccountCall();
  const api = useApiClient();
  const items = state.kind === 'known' ? state.data.items : [];

  async function end({ id, isCurrent }: OwnSession): Promise<void> {
    const ended = await run(async (api) => {
      await api.post('endSession', { id });
      if (!isCurrent) await renewPush(api, api.language);
      return true;
    });
    if (ended && isCurrent) await noteSignedOut(api);
    else if (ended) refresh();
  }
  async function endOthers(): Promise<void> {
    const ended = await run(async (api) => {
      await api.post('endOtherSessions', {});
      // Ending the other sessions removes all push subscriptions; this browser renews its own.
      await renewPush(api, api.language);
      return true;
    });
    if (ended) refresh();
  }

  return (
    <section className={classNames(layouts.raisedCard, styles.card)} aria-busy={state.kind === 'reading'}>
      <h2 className={texts.title}>
        <Trans>Where you are signed in</Trans>
      </h2>
      {state.kind === 'reading' ? <Skeleton height="56px" /> : null}
      <ul className={classNames(patterns.ruled, styles.rows)}>
        {items.map((session) => (
          <Row key={session.id} session={session} isBusy={isBusy} onEnd={() => void end(session)} />
        ))}
      </ul>
      <CallProblem failure={failure} />
      {items.length > 1 ? (
        <div className={layouts.wrap8}>
          <Button variant="secondary" size="dense" aria-disabled={isBusy} onClick={() => void endOthers()}>
            <Trans>Sign out everywhere else</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  );
}

type RowProps = { readonly session: OwnSession; readonly isBusy: boolean; onEnd(): void };

function Row({ session, isBusy, onEnd }: RowProps) {
  const moment = useMomentText()(Date.parse(session.usedAt));
  return (
    <li className={styles.row}>
      <span className={layouts.narrow}>
        <span className={styles.rowTitle}>{session.device || <Trans>Unknown device</Trans>}</span>
        <span className={texts.faintLine}>
          {session.isCurrent ? <Trans>This device</Trans> : <Trans>Last used {moment}</Trans>}
        </span>
      </span>
      <Button variant="text" size="dense" aria-disabled={isBusy} onClick={onEnd}>
        <Trans>Sign out</Trans>
      </Button>
    </li>
  );
}
