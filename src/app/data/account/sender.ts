import * as z from 'zod/mini';

/*
 * Who wrote last on this device, so that name and number are entered once. Stored in this browser only, until a
 * session ends or the device's data is deleted.
 */

const key = 'lajur-sender';
const kept = z.lazy(() => z.object({ name: z.string(), mobile: z.string() }));
export type Sender = z.infer<typeof kept>;

export const noSender: Sender = { name: '', mobile: '' };

export function readSender(): Sender {
  try {
    return z.safeParse(kept, JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? noSender;
  } catch {
    // No storage, or invalid content.
    return noSender;
  }
}

type Given = { readonly [Field in keyof Sender]?: string | undefined };

/** Records what a form was sent with; what it does not ask for stays as it was. */
export function noteSender({ name, mobile }: Given): void {
  const last = readSender();
  const now: Sender = { name: name?.trim() || last.name, mobile: mobile?.trim() || last.mobile };
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch {
    // Without storage it is entered again.
  }
}

export function forgetSender(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is none.
  }
}
