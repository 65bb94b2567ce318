import { Trans } from '@lingui/react/macro';
import { openDevice } from '#app/data/device/device.ts';
import { flushNow } from '#app/data/sell/outbox.ts';
import { Button } from '#app/ui/button.tsx';
import layouts from '#app/ui/layouts.module.css';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { cancelQueued, sendAgain } from '#offline/outbox/outbox.ts';

/** What one can do about a message that was refused. */
export function UnsentActions({ row: { id } }: { readonly row: OutboxRow }) {
  const change = async (work: typeof cancelQueued) => {
    const opened = await openDevice();
    if (opened.ok) await work(opened.database, id);
    void flushNow();
  };
  return (
    <div className={layouts.wrap8}>
      <Button variant="secondary" size="dense" onClick={() => void change(sendAgain)}>
        <Trans>Send again</Trans>
      </Button>
      <Button variant="text" size="dense" onClick={() => void change(cancelQueued)}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}
