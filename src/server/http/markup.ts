/** Text that is markup already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | null | Markup | readonly Markup[];

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

function textOf(value: Value): string {
  if (value === null) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return value.map(({ text }) => text).join('');
}

/** HTML or XML from a template: inserted texts are escaped, inserted markup is not, null is nothing. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(
    parts.map((part, at) => part + (at < values.length ? textOf(values[at] ?? null) : '')).join(''),
  );
}

/** Data for a `<script>` block, so that its content cannot end the element. */
export const dataMarkup = (data: unknown): Markup =>
  new Markup(JSON.stringify(data).replaceAll('<', '\\u003c'));
