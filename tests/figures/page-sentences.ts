const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};
const decoded = (text: string) =>
  text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) =>
      hex === undefined && decimal === undefined
        ? (named[name ?? ''] ?? whole)
        : String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );

const inline = 'a|abbr|b|strong|em|i|span|small|sup|sub|mark|time|data|code';
const inlineTag = new RegExp(`</?(?:${inline})(?:\\s[^>]*)?>`, 'g');

/** The sentences of a page's description and main part that have a digit; blocks and sentences are told apart. */
export function sentencesOf(html: string): string[] {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';
  const blocks = main
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(inlineTag, ' ')
    .split(/<[^>]*>/);
  return [description, ...blocks]
    .map((block) => decoded(block).replace(/\s+/g, ' ').trim())
    .flatMap((block) => block.split(/(?<=[.?!])\s+(?=[A-Z“])/))
    .filter((sentence) => /\d/.test(sentence));
}
