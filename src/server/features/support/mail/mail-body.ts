const placeholder = /\{(from|to|replyTo|subject|text)\}/g;

export type MailValues = Readonly<Record<'from' | 'to' | 'replyTo' | 'subject' | 'text', string>>;

/** The template with its placeholders replaced, each value escaped. */
export function fillMailBody(body: string, values: MailValues): string {
  const known: Readonly<Record<string, string>> = values;
  return body.replace(placeholder, (whole, name: string) =>
    JSON.stringify(known[name] ?? whole).slice(1, -1),
  );
}

/** The problem with a template; undefined if it is valid. */
export function problemOfMailBody(body: string): string | undefined {
  const used = new Set(Array.from(body.matchAll(placeholder), ([, name]) => name));
  if (!used.has('to') || !used.has('text')) return 'a body with {to} and {text}';
  try {
    JSON.parse(fillMailBody(body, { from: '"', to: '\n', replyTo: '', subject: '\\', text: '"\n' }));
    return undefined;
  } catch {
    return 'JSON, with the placeholders inside its quotes';
  }
}
