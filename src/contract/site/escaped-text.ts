const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text within HTML, such as a name in an answer to a frequent question. */
export const escapedText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
