import * as z from 'zod/mini';

/* What is typed into a short form outlasts a reload and a sign-in, until it is sent; the tab forgets it. */

export type TypedForm = Readonly<Record<string, string>>;

export function typedForm(key: string): TypedForm {
  try {
    // Written below; a field is text, or it is left out.
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return z.safeParse(z.record(z.string(), z.string()), kept).data ?? {};
  } catch {
    return {};
  }
}

/** Keeps these fields of a form. */
export function keepTyped<Field extends string>(
  key: string,
  fields: readonly Field[],
  form: Readonly<Partial<Record<Field, string | undefined>>>,
): void {
  const kept = fields.flatMap((field) => (form[field] ? [[field, form[field]]] : []));
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function forgetTyped(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none.
  }
}
