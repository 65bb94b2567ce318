import { useEffect, useRef, useState } from 'react';
import { openDevice } from '#app/data/device/device.ts';
import { changeForm, openForm } from '#offline/drafts/form-drafts.ts';
import type { DraftFailure } from '#offline/drafts/stored-drafts.ts';

type Fields = Readonly<Partial<Record<string, string>>>;
/** A form as it was stored when it was opened. */
export type KeptForm = { readonly id: string; readonly form: Fields };
type State =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly failure: DraftFailure }
  | ({ readonly kind: 'ready' } & KeptForm);
export type FormDraft = ReturnType<typeof useFormDraft>;

/** The form on this device: each change is stored at once, in order. Mounted anew for another form. */
export function useFormDraft(...[purpose, about, begun]: Drop<Parameters<typeof openForm>>) {
  const [state, setState] = useState<State>({ kind: 'reading' });
  const [failure, setFailure] = useState<DraftFailure>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about is fixed when it is mounted
  useEffect(() => {
    let isLeft = false;
    void openDevice().then(async (opened) => {
      const done = opened.ok ? await openForm(opened.database, purpose, about, begun) : opened;
      if (isLeft) return;
      if (done.ok) setState({ kind: 'ready', id: done.draft.id, form: done.draft.claim ?? {} });
      else setState({ kind: 'failed', failure: done.failure });
    });
    return () => {
      isLeft = true;
    };
  }, []);

  function keep(fields: Fields): void {
    if (state.kind !== 'ready') return;
    const { id } = state;
    last.current = last.current.then(async () => {
      const opened = await openDevice();
      const done = opened.ok ? await changeForm(opened.database, id, givenOf(fields)) : opened;
      setFailure(done.ok ? undefined : done.failure);
    });
  }

  /** Resolves once all changes are stored. */
  const settled = () => last.current;
  return { state, failure, keep, settled };
}

type Drop<Given extends readonly unknown[]> = Given extends [unknown, ...infer Rest] ? Rest : never;

/** The fields that are given. */
export const givenOf = (form: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
