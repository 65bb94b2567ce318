import { useEffect, useRef, useState } from 'react';
import { openDevice } from '#app/data/device/device.ts';
import { publishCall } from '#app/data/sell/outbox.ts';
import { consentVersion } from '#contract/account/consent.ts';
import type { Language } from '#contract/language.ts';
import { type ClaimForm, claimFields } from '#contract/warranty/claim-form.ts';
import { warrantyClaimPath } from '#contract/warranty/warranty.ts';
import { changeClaim, openClaim } from '#offline/drafts/claim-drafts.ts';
import type { DraftFailure } from '#offline/drafts/stored-drafts.ts';

type State =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly failure: DraftFailure }
  | { readonly kind: 'ready'; readonly id: string; readonly form: ClaimForm };

/** The claim on this device: each change is stored at once, in order. */
export function useClaimDraft() {
  const [state, setState] = useState<State>({ kind: 'reading' });
  const [failure, setFailure] = useState<DraftFailure>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    let isLeft = false;
    void openDevice().then(async (opened) => {
      const done = opened.ok ? await openClaim(opened.database) : opened;
      if (isLeft) return;
      if (done.ok) setState({ kind: 'ready', id: done.draft.id, form: done.draft.claim ?? {} });
      else setState({ kind: 'failed', failure: done.failure });
    });
    return () => {
      isLeft = true;
    };
  }, []);

  function set(fields: ClaimForm): void {
    if (state.kind !== 'ready') return;
    const { id } = state;
    setState({ ...state, form: { ...state.form, ...fields } });
    last.current = last.current.then(async () => {
      const opened = await openDevice();
      const done = opened.ok ? await changeClaim(opened.database, id, filled(fields)) : opened;
      setFailure(done.ok ? undefined : done.failure);
    });
  }

  /** Resolves once all changes are stored. */
  const settled = () => last.current;
  return { state, failure, set, settled };
}

const filled = (form: ClaimForm): Record<string, string> =>
  Object.fromEntries(claimFields.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])));

/** Queues a claim with its photos; it is sent once, now or when there is a connection. */
export const sendClaim = (draftId: string, form: ClaimForm, label: string, language: Language) =>
  publishCall({
    ...{ language, label, endpoint: 'saveWarrantyClaim', page: warrantyClaimPath, draftId },
    fields: { ...filled(form), consent: consentVersion },
  });
