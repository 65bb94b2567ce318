import { useRef, useState } from 'react';
import { ApiError } from '#app/data/api/api-error.ts';
import { inTime } from '#app/data/api/in-time.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { type ChangeFailure, failureOf } from '#app/features/staff/use-staff-change.ts';
import type { ReviewReason } from '#contract/sell/own-listing.ts';
import type { QueueItem } from '#contract/staff/staff.ts';
import { newClientId } from '#offline/device/new-client-id.ts';

export type Decision =
  | { readonly decision: 'approve' }
  | { readonly decision: 'reject'; readonly reasons: readonly ReviewReason[]; readonly note: string };

export type Decided = {
  readonly done: number;
  readonly failed: readonly { readonly item: QueueItem; readonly failure: ChangeFailure }[];
};

/**
 * Makes one decision on several listings, one call after another: each is recorded on its own, for the revision that was
 * shown, and sent again under the same key until there is an answer.
 */
export function useDecisions() {
  const api = useApiClient();
  const [isBusy, setIsBusy] = useState(false);
  const [decided, setDecided] = useState<Decided>();
  const keys = useRef(new Map<string, string>());

  async function decide(item: QueueItem, decision: Decision): Promise<ChangeFailure | undefined> {
    const { decision: kind, reasons, note } = { reasons: [], note: '', ...decision };
    const fields = {
      ...{ id: String(item.id), revision: String(item.revision), decision: kind },
      ...{ reasons: reasons.join(','), note },
    };
    const key = JSON.stringify(fields);
    const clientId = keys.current.get(key) ?? newClientId();
    keys.current.set(key, clientId);
    try {
      await inTime(api.post('staffDecide', { clientId, ...fields }));
      keys.current.delete(key);
      return undefined;
    } catch (cause) {
      if (cause instanceof ApiError) keys.current.delete(key);
      return failureOf(cause);
    }
  }

  async function run(items: readonly QueueItem[], decision: Decision): Promise<Decided> {
    setIsBusy(true);
    const failed: { item: QueueItem; failure: ChangeFailure }[] = [];
    for (const item of items) {
      const failure = await decide(item, decision);
      if (failure) failed.push({ item, failure });
    }
    const result = { done: items.length - failed.length, failed };
    setDecided(result);
    setIsBusy(false);
    return result;
  }

  return { isBusy, decided, run };
}
