import { articleLimits } from './article.ts';

/** What Markdown may read as more than a letter. */
const mark = /[*_[\]<>&#|~`\\]/g;
const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/**
 * The lines from the start that are within an article's limits, and whether any are left out. What rendering
 * costs grows with the lines and marks of a text rather than with its letters; a row of a table costs as much
 * as the widest one above it, to which it is filled up.
 */
export function boundedMarkdown(markdown: string): { readonly text: string; readonly isCut: boolean } {
  const text = markdown.replace(/\r\n?/g, '\n');
  let cost = 0;
  let width = 0;
  let end = 0;
  while (end < text.length) {
    const next = text.indexOf('\n', end);
    const line = text.slice(end, next === -1 ? undefined : next);
    width = line.trim() === '' ? 0 : Math.max(width, countOf(line, /\|/g));
    cost += 1 + Math.max(width, countOf(line, mark));
    const lineEnd = end + line.length + 1;
    if (cost > articleLimits.marks || end + line.length > articleLimits.body) break;
    end = lineEnd;
  }
  return { text: text.slice(0, end), isCut: end < text.length };
}
