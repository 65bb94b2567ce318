import type { Language } from '#contract/language.ts';
import type { Block } from './page-blocks.ts';
import type { Written } from './truth/notation.ts';
import type { Truth } from './truth/truth.ts';

export type Page = {
  readonly path: string;
  readonly language: Language;
  /** Without its language and query: `/mobil-bekas/toyota`. */
  readonly place: string;
  readonly query: URLSearchParams;
  readonly readAt: Date;
};

export type At = {
  readonly block: Block;
  readonly page: Page;
  readonly truth: Truth;
  readonly written: Written;
};

/** What a figure must read; one of several where the page may say either. */
export type Expected = string | readonly string[] | undefined;

/**
 * A sentence that pages say, and what its figures must be. Its pattern matches the whole sentence, and each figure in it
 * stands in a group: what is in no group is unproven.
 */
export type Rule = {
  readonly name: string;
  readonly pages?: RegExp;
  readonly text: RegExp | Readonly<Record<Language, RegExp>>;
  /** What the groups must read; undefined if the rule is not about this place. */
  readonly is: (groups: readonly string[], at: At) => readonly Expected[] | undefined;
};

export type Verdict = {
  readonly figures: number;
  /** Figures proven, by the rule's name. */
  readonly proven: readonly { readonly rule: string; readonly figures: number }[];
  readonly wrong: readonly string[];
};

const figures = /\d[\d.,]*\d|\d/g;
export const countOf = (text: string): number => [...text.matchAll(figures)].length;

const wholes = new Map<RegExp, RegExp>();
/** A pattern that matches the whole text. */
function whole(pattern: RegExp): RegExp {
  const made = wholes.get(pattern) ?? new RegExp(`^(?:${pattern.source})$`, `${pattern.flags}d`);
  wholes.set(pattern, made);
  return made;
}

/** What a rule says of a text; undefined if it is not about it. */
export function apply(rule: Rule, text: string, at: At): Verdict | undefined {
  if (rule.pages && !rule.pages.test(at.page.place)) return undefined;
  const pattern = rule.text instanceof RegExp ? rule.text : rule.text[at.page.language];
  const found = whole(pattern).exec(text);
  if (!found) return undefined;
  const groups = found.slice(1).map((group) => group ?? '');
  const expected = rule.is(groups, at);
  if (!expected) return undefined;
  let rest = text;
  const wrong: string[] = [];
  for (const [place, group] of groups.entries()) {
    const [from, to] = found.indices?.[place + 1] ?? [0, 0];
    if (countOf(group) === 0) continue;
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
    const wanted = expected[place];
    const choices = typeof wanted === 'string' ? [wanted] : (wanted ?? []);
    if (!choices.includes(group)) wrong.push(`“${group}” is ${choices.join(' or ') || 'unknown'}`);
  }
  // Figures of the sentence that are in no group are not looked at by this rule.
  if (countOf(rest) > 0) return undefined;
  const all = countOf(text);
  return { figures: all, proven: wrong.length > 0 ? [] : [{ rule: rule.name, figures: all }], wrong };
}
