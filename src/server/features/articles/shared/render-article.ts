import { LRUCache } from 'lru-cache';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { boundedMarkdown } from '#contract/articles/bounded-markdown.ts';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { slugify } from '#contract/slug.ts';
import type { Markup } from '#server/http/markup.ts';
import { diagramOf } from './article-diagrams.ts';

export type RenderedArticle = {
  /** Sanitised: what it contains is listed in `allowed`. */
  readonly html: string;
  readonly headings: { readonly id: string; readonly text: string }[];
  readonly words: number;
};

/** Elements and attributes that an article may have; everything else is removed. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
    'br',
    'code',
    'figure',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    h2: ['id'],
    h3: ['id'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    figure: ['data-at'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** The words of a Markdown text, without its marks. */
export const wordCount = (markdown: string): number =>
  markdown.replace(/\]\([^()\s]{0,500}\)/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,/-]*/gu)?.length ?? 0;

/** Of no site: a path that leaves it, such as `/\evil.example`, leads elsewhere. */
const anySite = 'https://site.invalid';

/** Where a link leads: within the page, the site, or to another site; undefined for anything else. */
function linkTarget(href: string): { readonly href: string; readonly isOwn: boolean } | undefined {
  if (/^#[\w-]+$/.test(href)) return { href, isOwn: true };
  const isPath = href.startsWith('/');
  if (!URL.canParse(href, isPath ? anySite : undefined)) return undefined;
  const { origin, protocol, pathname, search, hash, href: whole } = new URL(href, anySite);
  if (isPath) return origin === anySite ? { href: pathname + search + hash, isOwn: true } : undefined;
  return protocol === 'https:' || protocol === 'mailto:' ? { href: whole, isOwn: false } : undefined;
}

/** Without `linkify`: only what is written as a link is one. */
export const markdownIt = new MarkdownIt('default', { html: false, linkify: false, maxNesting: 20 });
markdownIt.disable(['strikethrough']);
// `linkTarget` parses what was written.
markdownIt.normalizeLink = (href) => href;
markdownIt.validateLink = (href) => linkTarget(href) !== undefined;
markdownIt.renderer.rules.image = (tokens, at) => markdownIt.utils.escapeHtml(tokens[at]?.content ?? '');

const plainFence = markdownIt.renderer.rules.fence;
markdownIt.renderer.rules.fence = (tokens, at, options, environment, self) => {
  const diagram: unknown = tokens[at]?.meta?.diagram;
  return typeof diagram === 'number'
    ? `<figure data-at="${diagram}"></figure>\n`
    : (plainFence?.(tokens, at, options, environment, self) ?? '');
};

/** Renders Markdown. HTML in it is shown as text; links within the site keep the language. */
export function renderArticle(markdown: string, language: Language): RenderedArticle {
  const headings: { id: string; text: string }[] = [];
  const timesUsed = new Map<string, number>();
  const used = new Set<string>();
  const tokens = markdownIt.parse(boundedMarkdown(markdown).text, {});
  const idOf = (text: string) => {
    const slug = slugify(text) || 'bagian';
    let times = timesUsed.get(slug) ?? 0;
    let id = slug;
    do {
      times += 1;
      id = times === 1 ? slug : `${slug}-${times}`;
    } while (used.has(id));
    timesUsed.set(slug, times);
    used.add(id);
    return id;
  };
  tokens.forEach((token, at) => {
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = token.tag === 'h1' || token.tag === 'h2' ? 'h2' : 'h3';
    if (token.type === 'heading_open') {
      const inline = tokens[at + 1];
      const id = idOf(inline?.content ?? '');
      token.attrSet('id', id);
      if (token.tag === 'h2') headings.push({ id, text: (inline?.children ?? []).map(textOf).join('') });
    }
    if (token.type === 'th_open' || token.type === 'td_open') {
      const align = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? ''))?.[1];
      token.attrs = align === undefined ? null : [['align', align]];
    }
    for (const child of token.children ?? []) {
      const target = child.type === 'link_open' ? linkTarget(String(child.attrGet('href') ?? '')) : undefined;
      if (!target) continue;
      const { href, isOwn } = target;
      child.attrs = [['href', href.startsWith('/') ? pathInLanguage(href, language) : href]];
      if (!isOwn) child.attrs.push(['rel', 'noopener nofollow']);
    }
  });
  const diagrams: Markup[] = [];
  for (const token of tokens) {
    const diagram = token.type === 'fence' ? diagramOf(token.info, token.content, language) : undefined;
    if (diagram) token.meta = { diagram: diagrams.push(diagram) - 1 };
  }
  // Diagrams are this site's own, and take their places once the text is sanitised.
  const html = sanitizeHtml(markdownIt.renderer.render(tokens, markdownIt.options, {}), allowed).replace(
    /<figure data-at="(\d+)"><\/figure>/g,
    (_, at: string) => diagrams[Number(at)]?.text ?? '',
  );
  return { html, headings, words: wordCount(markdown) };
}

const textOf = ({ type, content }: { readonly type: string; readonly content: string }) =>
  type === 'softbreak' || type === 'hardbreak' ? ' ' : content;

/** Texts and what they became, in characters. */
const mostRendered = 16_000_000;

/** Renders Markdown, the same text once: pages are made anew with every change of anything. */
export function createArticleRenderer(): typeof renderArticle {
  const known = new LRUCache<string, RenderedArticle>({
    maxSize: mostRendered,
    sizeCalculation: ({ html }, key) => html.length + key.length,
  });
  return (markdown, language) => {
    const key = `${language} ${markdown}`;
    const rendered = known.get(key) ?? renderArticle(markdown, language);
    known.set(key, rendered);
    return rendered;
  };
}
