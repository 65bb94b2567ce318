/** Supported content types, with the escaping of values. */
const escapes = {
  'application/json': (value: string) => JSON.stringify(value).slice(1, -1),
  'application/x-www-form-urlencoded': encodeURIComponent,
} as const;

const placeholder = /\{(mobile|number|message)\}/g;

export type SmsValues = { readonly mobile: string; readonly message: string };

/** The gateway's content type; JSON without a header. @param headers their names in lower case */
export function contentTypeOf(headers: Readonly<Record<string, string>>): string {
  return headers['content-type'] ?? 'application/json';
}

function escapeOf(contentType: string): ((value: string) => string) | undefined {
  const [type = ''] = contentType.toLowerCase().split(';');
  return Object.entries(escapes).find(([known]) => known === type.trim())?.[1];
}

/** The template with its placeholders replaced, each value escaped for the content type. */
export function fillBody(
  { body, contentType }: { readonly body: string; readonly contentType: string },
  { mobile, message }: SmsValues,
): string {
  const written = escapeOf(contentType);
  if (!written) throw new Error('a body of this type cannot be filled in');
  const values: Readonly<Record<string, string>> = { mobile, number: mobile.replace('+', ''), message };
  return body.replace(placeholder, (whole, name: string) => written(values[name] ?? whole));
}

/** The problem with a template and its content type; undefined if they are valid. */
export function problemOfBody(body: string, contentType: string): string | undefined {
  if (!escapeOf(contentType))
    return 'a content-type of application/json or application/x-www-form-urlencoded in SMS_HEADERS';
  const used = new Set(Array.from(body.matchAll(placeholder), ([, name]) => name));
  if (!used.has('message') || !(used.has('mobile') || used.has('number')))
    return 'a body with {message}, and {mobile} (+62…) or {number} (62…)';
  if (!contentType.toLowerCase().startsWith('application/json')) return undefined;
  try {
    JSON.parse(fillBody({ body, contentType }, { mobile: '+6281234567890', message: '"\n' }));
    return undefined;
  } catch {
    return 'JSON, with the placeholders inside its quotes';
  }
}
