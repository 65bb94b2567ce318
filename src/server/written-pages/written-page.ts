import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Language, languages } from '#contract/language.ts';
import { ContentFileError, readContentFile } from '#server/features/articles/shared/content-file.ts';
import { markdownIt } from '#server/features/articles/shared/render-article.ts';
import { referenceFile } from '#server/process/reference-table.ts';

/*
 * Pages and guides, each `<page>.id.md` and `<page>.en.md` in a folder (locales/README.md describes the files). They are
 * read once and checked then: that both languages say the same things in the same order, and name the same values.
 */

/** An item that begins with what it is about, in bold. */
type Fact = { readonly id: string; readonly term: string; readonly text: string };
type Link = { readonly label: string; readonly url: string };
export type PageBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: string[] }
  | { readonly kind: 'facts'; readonly facts: Fact[] }
  | { readonly kind: 'links'; readonly links: Link[] };
type Section = { readonly id: string; readonly heading: string; readonly blocks: readonly PageBlock[] };
export type PageText = {
  readonly title: string;
  readonly description: string;
  /** `YYYY-MM-DD`, as the Indonesian file says it; empty where that does not. */
  readonly updated: string;
  readonly sections: readonly Section[];
};

/** What a name in braces stands for. The text is said once for each of several, and not at all for none. */
type Value = string | readonly string[];
export type WrittenPage<Name extends string> = (
  language: Language,
  values: Readonly<Record<Name, Value>>,
) => PageText;

const frontMatter = z.strictObject({
  title: z.string(),
  description: z.string(),
  updated: z._default(z.string(), ''),
});

/** @param names of all values that the page names, in each language @throws ContentFileError */
export function readPage<Name extends string = never>(
  page: string,
  names: readonly Name[] = [],
  folder: string = referenceFile('pages'),
): WrittenPage<Name> {
  const read = (language: Language) => {
    const path = `${folder}/${page}.${language}.md`;
    if (!existsSync(path)) throw new ContentFileError(`${path} is missing`);
    const { head, body } = readContentFile(path, frontMatter);
    const text = { ...head, sections: sectionsOf(path, withIncluded(folder, language, body)) };
    const all = JSON.stringify(text);
    const [wrong] = notUnderstood.exec(all) ?? [];
    if (wrong !== undefined) throw new ContentFileError(`${path}: not understood: ${wrong}`);
    const named = new Set([...all.matchAll(nameInBraces)].map(([, name = '']) => name));
    for (const name of named)
      if (!names.some((each) => each === name)) throw new ContentFileError(`${path}: nothing is {${name}}`);
    for (const name of names)
      if (!named.has(name)) throw new ContentFileError(`${path}: {${name}} is not said`);
    return text;
  };
  const texts = { id: read('id'), en: read('en') };
  const [first, ...others] = languages.map((language) => shapeOf(texts[language]));
  if (others.some((other) => !isDeepStrictEqual(other, first)))
    throw new ContentFileError(`${folder}/${page}: its languages differ in headings, blocks or items`);
  return (language, values) =>
    filled({ ...texts[language], updated: texts.id.updated }, new Map(Object.entries<Value>(values)));
}

/** Pages `<group>-<page>` that name the same values. */
export function readPages<Page extends string, Name extends string = never>(
  group: string,
  pages: readonly Page[],
  names: readonly Name[] = [],
): (page: Page) => WrittenPage<Name> {
  const read = (page: Page) => readPage(`${group}-${page}`, names);
  const known = new Map(pages.map((page) => [page, read(page)]));
  return (page) => known.get(page) ?? read(page);
}

/** Parts of several pages are files of their own. */
const withIncluded = (folder: string, language: Language, body: string): string =>
  body.replace(/^\{include ([\w-]+)\}$/gm, (_, part) =>
    withIncluded(folder, language, readFileSync(`${folder}/${part}.${language}.md`, 'utf8').trim()),
  );

/* From Markdown: what an answer cannot hold is refused. */

type Token = ReturnType<typeof markdownIt.parse>[number];

const anchor = /^(.*?) ?\{#([\w-]+)\}$/;
const afterTerm = /^(?: \{#([\w-]+)\})?:? (.*)$/s;

function sectionsOf(path: string, markdown: string): Section[] {
  const refuse = (what: string): never => {
    throw new ContentFileError(`${path}: ${what}`);
  };
  const plain = (tokens: readonly Token[]) =>
    tokens
      .map(({ type, content }) => {
        if (type === 'softbreak') return ' ';
        return type === 'text' ? content : refuse(`${type} cannot be shown`);
      })
      .join('');
  const itemOf = (inline: readonly Token[]): string | Fact | Link => {
    const [open, label, close, ...rest] = inline.filter(
      ({ type, content }) => type !== 'text' || content !== '',
    );
    if (open?.type === 'link_open' && label && close?.type === 'link_close' && rest.length === 0)
      return { label: plain([label]), url: String(open.attrGet('href')) };
    if (open?.type !== 'strong_open' || !label || close?.type !== 'strong_close') return plain(inline);
    const [, id = '', text = ''] =
      afterTerm.exec(plain(rest)) ?? refuse(`nothing is said of ${label.content}`);
    return { id, term: plain([label]), text };
  };
  const listOf = (items: readonly (string | Fact | Link)[]): PageBlock => {
    const texts = items.filter((item) => typeof item === 'string');
    const facts = items.filter((item) => typeof item !== 'string' && 'term' in item);
    const links = items.filter((item) => typeof item !== 'string' && 'url' in item);
    if (texts.length === items.length) return { kind: 'list', items: texts };
    if (facts.length === items.length) return { kind: 'facts', facts };
    if (links.length === items.length) return { kind: 'links', links };
    return refuse(`a list has items of several kinds: ${JSON.stringify(items)}`);
  };

  const sections: { id: string; heading: string; blocks: PageBlock[] }[] = [];
  let items: (string | Fact | Link)[] | undefined;
  const tokens = markdownIt.parse(markdown, {});
  tokens.forEach((token, at) => {
    const blocks = sections.at(-1)?.blocks;
    if (token.type === 'bullet_list_open') {
      if (items) refuse('a list is in a list');
      items = [];
    } else if (token.type === 'bullet_list_close' && items) {
      blocks?.push(listOf(items));
      items = undefined;
    } else if (token.type === 'inline') {
      const inline = token.children ?? [];
      if (tokens[at - 1]?.type === 'heading_open') {
        const heading = plain(inline);
        const [, words = heading, id = ''] = anchor.exec(heading) ?? [];
        sections.push({ id, heading: words, blocks: [] });
      } else if (!blocks) refuse('a text stands before the first heading');
      else if (items) items.push(itemOf(inline));
      else blocks.push({ kind: 'text', text: plain(inline) });
    } else if (!/^(?:heading|paragraph|list_item)_(?:open|close)$/.test(token.type))
      refuse(`${token.type} cannot be shown`);
  });
  return sections;
}

/** What is the same in all languages. */
const shapeOf = ({ sections }: PageText) =>
  sections.map(({ id, heading, blocks }) => [
    id,
    heading === '',
    blocks.map((block) => {
      if (block.kind === 'text') return [block.kind];
      if (block.kind === 'list') return [block.kind, block.items.length];
      if (block.kind === 'facts') return [block.kind, ...block.facts.map((fact) => fact.id)];
      return [block.kind, ...block.links.map(({ url }) => url)];
    }),
  ]);

/* Values. */

const nameInBraces = /\{(?:if |unless )?(\w+)\}/g;
/** At the beginning of a text: it is said only where the value is not empty, or is. */
const condition = /^\{(if|unless) (\w+)\} (.*)$/s;

/** In the JSON of a page: a condition elsewhere, or braces around anything but a name. */
const notUnderstood = /(?<!"|\} )\{(?:if|unless) .{0,40}|\{(?!"|(?:(?:if|unless) )?\w+\}).{0,40}/;

function filled(
  { title, description, updated, sections }: PageText,
  values: ReadonlyMap<string, Value>,
): PageText {
  const said = (text: string): string[] => {
    const [, word, name = '', rest = ''] = condition.exec(text) ?? [];
    if (word !== undefined) return (values.get(name) !== '') === (word === 'if') ? said(rest) : [];
    const each = [...text.matchAll(nameInBraces)]
      .map(([, asked = '']) => ({ asked, several: values.get(asked) }))
      .find(({ several }) => typeof several === 'object');
    return [each?.several ?? '']
      .flat()
      .map((one) =>
        text.replace(nameInBraces, (_, asked) => (asked === each?.asked ? one : String(values.get(asked)))),
      );
  };
  const whole = (text: string) => said(text).join(' ');
  const filledBlock = (block: PageBlock): PageBlock[] => {
    if (block.kind === 'text') return said(block.text).map((text) => ({ kind: 'text', text }));
    if (block.kind === 'links') return [block];
    if (block.kind === 'list') {
      const items = block.items.flatMap(said);
      return items.length === 0 ? [] : [{ kind: 'list', items }];
    }
    const facts = block.facts.flatMap(({ id, term, text }) =>
      said(text).map((each) => ({ id, term: whole(term), text: each })),
    );
    return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
  };
  return {
    ...{ title: whole(title), description: whole(description), updated: whole(updated) },
    sections: sections.map(({ id, heading, blocks }) => ({
      ...{ id, heading: whole(heading) },
      blocks: blocks.flatMap(filledBlock),
    })),
  };
}
