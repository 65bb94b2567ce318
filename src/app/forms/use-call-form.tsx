import { type FormEvent, useState } from 'react';
import { useAccountCall } from '#app/data/account/use-account-call.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import type { ResponseCache } from '#app/data/api/response-cache.ts';
import { type FormStart, useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import type { FormValues } from '#contract/form/form-rules.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { useTextChecks } from './use-text-checks.ts';

type Call<Field extends string, Value> = FormStart<Field> & {
  /** @param clientId the same until the form has been sent: a repeated press changes nothing twice */
  send(api: ResponseCache, form: FormValues<Field>, clientId: string): Promise<Value>;
  onSent?(value: Value): void;
};

/** A form that is sent by one call of the account. What the server refuses is shown at its fields. */
export function useCallForm<Field extends string, Value>({ send, onSent, ...start }: Call<Field, Value>) {
  const { isBusy, failure, run, forgive } = useAccountCall();
  const [clientId, setClientId] = useState(newClientId);
  const [isSent, setIsSent] = useState(false);
  const view = useCheckedForm({
    ...start,
    onChange() {
      setIsSent(false);
      forgive();
    },
  });
  useTextChecks();

  async function call(form: FormValues<Field>): Promise<void> {
    let sent: { readonly value: Value } | undefined;
    await run(async (api) => {
      try {
        sent = { value: await send(api, form, clientId) };
      } catch (cause) {
        if (cause instanceof ApiError) view.refuse(cause.fields);
        throw cause;
      }
    });
    if (sent === undefined) return;
    setClientId(newClientId());
    setIsSent(true);
    onSent?.(sent.value);
  }

  return {
    ...view,
    isBusy,
    /** Until something is changed. */
    isSent,
    /** Props of the form element. */
    formProps: {
      ref: view.formRef,
      noValidate: true,
      onSubmit: (event: FormEvent) => view.submit(event, (form) => void call(form)),
    },
    /** What is wrong with the call, unless a field says it. */
    problem: <CallProblem failure={failure} shown={start.rules.fields} />,
  };
}
