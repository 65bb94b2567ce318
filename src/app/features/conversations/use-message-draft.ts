import { useEffect, useRef, useState } from 'react';
import { openDevice } from '#app/data/device/device.ts';
import { readMessageDraft } from '#offline/conversations/message-drafts.ts';
import type { ThreadKey } from '#offline/conversations/queue-message.ts';
import type { DeviceFailure } from '#offline/device/device-database.ts';
import { changeForm, openForm } from '#offline/drafts/form-drafts.ts';
import type { DraftFailure } from '#offline/drafts/stored-drafts.ts';

/**
 * The message that is being written in a conversation, kept on the device with every change, in order. A draft is made
 * with the first letter or photo.
 */
export function useMessageDraft(thread: ThreadKey) {
  const [text, setText] = useState('');
  const [draftId, setDraftId] = useState<string>();
  const [failure, setFailure] = useState<DraftFailure | DeviceFailure>();
  const id = useRef<string>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const wasTyped = useRef(false);

  useEffect(() => {
    let isLeft = false;
    wasTyped.current = false;
    id.current = undefined;
    void openDevice().then(async (opened) => {
      if (!opened.ok) return;
      const kept = await readMessageDraft(opened.database, thread);
      if (isLeft || !kept || wasTyped.current) return;
      id.current = kept.id;
      setDraftId(kept.id);
      setText(kept.text);
    });
    return () => {
      isLeft = true;
      setText('');
      setDraftId(undefined);
    };
  }, [thread]);

  /** The id of the draft, which is made if there is none; undefined if the device cannot keep it. */
  async function open(): Promise<string | undefined> {
    const opened = await openDevice();
    const made = opened.ok ? await openForm(opened.database, 'message', { thread }) : opened;
    if (!made.ok) {
      setFailure(made.failure);
      return undefined;
    }
    id.current = made.draft.id;
    setDraftId(made.draft.id);
    return made.draft.id;
  }

  function type(next: string): void {
    wasTyped.current = true;
    setText(next);
    last.current = last.current.then(async () => {
      const known = id.current ?? (await open());
      const opened = await openDevice();
      if (known === undefined || !opened.ok) return;
      const kept = await changeForm(opened.database, known, { text: next });
      setFailure(kept.ok ? undefined : kept.failure);
    });
  }

  /** After it was queued: the next message begins anew. */
  function clear(): void {
    id.current = undefined;
    setDraftId(undefined);
    setText('');
  }

  return { text, draftId, failure, type, open, clear, settled: () => last.current, idNow: () => id.current };
}
