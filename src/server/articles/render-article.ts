import { LRUCache } from 'lru-cache';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { slugify } from '#contract/slug.ts';

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
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    h2: ['id'],
    h3: ['id'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** The words of a Markdown text, without its marks. */
export const wordCount = (markdown: string): number =>
  markdown.replace(/\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,/-]*/gu)?.length ?? 0;

/** Renders Markdown. HTML in it is shown as text; links within the site keep the language. */
export function renderArticle(markdown: string, language: Language): RenderedArticle {
  const headings: { id: string; text: string }[] = [];
  const used = new Set<string>();
  const marked = new Marked({ gfm: true, async: false });
  marked.use({
    renderer: {
      html: ({ text }) => escapeText(text),
      image: ({ text }) => escapeText(text),
      heading({ tokens, depth, text }) {
        const level = Math.min(3, Math.max(2, depth));
        const plain = sanitizeHtml(this.parser.parseInline(tokens), {
          allowedTags: [],
          allowedAttributes: {},
        });
        let id = slugify(text) || 'bagian';
        for (let next = 2; used.has(id); next++) id = `${slugify(text)}-${next}`;
        used.add(id);
        if (level === 2) headings.push({ id, text: plainText(plain) });
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const isOwn = /^\/(?!\/)/.test(href);
        const target = isOwn ? pathInLanguage(href, language) : href;
        return `<a href="${escapeText(target)}"${isOwn ? '' : ' rel="noopener nofollow"'}>${inner}</a>`;
      },
    },
  });
  const html = sanitizeHtml(marked.parse(markdown, { async: false }), allowed);
  return { html, headings, words: wordCount(markdown) };
}

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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const plainText = (html: string) =>
  Object.entries(entities).reduceRight((text, [sign, entity]) => text.replaceAll(entity, sign), html);
