import { Trans } from '@lingui/react/macro';
import { Ban } from 'lucide';
import { useState } from 'react';
import { useAccountCall } from '#app/data/account/use-account-call.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CallProblem } from '#app/ui/state/call-problem.tsx';

/** Blocks the sender of a lead or offer. @param props.accountId their opaque id */
export function BlockButton({ accountId }: { readonly accountId: string }) {
  const { isBusy, failure, run } = useAccountCall();
  const [isBlocked, setIsBlocked] = useState(false);

  async function toggle(): Promise<void> {
    const name = isBlocked ? 'unblockAccount' : 'blockAccount';
    if (await run((api) => api.post(name, { id: accountId }))) setIsBlocked(!isBlocked);
  }

  return (
    <>
      <Button
        variant="text"
        size="dense"
        icon={<Icon of={Ban} size={18} />}
        aria-pressed={isBlocked}
        aria-disabled={isBusy}
        onClick={() => void toggle()}
      >
        {isBlocked ? <Trans>Unblock</Trans> : <Trans>Block this person</Trans>}
      </Button>
      <CallProblem failure={failure} />
    </>
  );
}
