import { Trans } from '@lingui/react/macro';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useAccountCall } from '#app/data/account/use-account-call.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import texts from '#app/ui/texts.module.css';
import styles from './profile.module.css';

/** Blocked accounts; nothing if there are none. */
export function BlockedList() {
  const { state, refresh } = useAccountApi('blockedAccounts', {});
  const { isBusy, failure, run } = useAccountCall();
  const items = state.kind === 'known' ? state.data.items : [];
  if (items.length === 0) return null;

  async function unblock(id: string): Promise<void> {
    if (await run((api) => api.post('unblockAccount', { id }))) refresh();
  }

  return (
    <section className={classNames(layouts.raisedCard, styles.card)}>
      <h2 className={texts.title}>
        <Trans>Blocked people</Trans>
      </h2>
      <p className={texts.quiet}>
        <Trans>You do not get their requests and offers. They are not told.</Trans>
      </p>
      <ul className={classNames(patterns.ruled, styles.rows)}>
        {items.map(({ id, name }) => (
          <li key={id} className={styles.row}>
            <span className={styles.rowTitle}>{name ?? <Trans>Without a name</Trans>}</span>
            <Button variant="text" size="dense" aria-disabled={isBusy} onClick={() => void unblock(id)}>
              <Trans>Unblock</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <CallProblem failure={failure} />
    </section>
  );
}
