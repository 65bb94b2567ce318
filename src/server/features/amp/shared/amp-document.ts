import type { Language } from '#contract/language.ts';
import { dataMarkup, Markup, markup } from '#server/http/markup.ts';

/** Where AMP's own scripts come from; the format allows no other place. */
const ampOrigin = 'https://cdn.ampproject.org';

/**
 * AMP's scripts, and nothing else from elsewhere. Styles are inline by the format's rule; data blocks do not run
 * (docs/product.md#amp).
 */
export const ampPolicy = [
  "default-src 'none'",
  `script-src ${ampOrigin} blob:`,
  `style-src 'unsafe-inline' ${ampOrigin}`,
  "img-src 'self' data:",
  "font-src 'self' data:",
  `connect-src 'self' ${ampOrigin}`,
  'worker-src blob:',
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Prescribed letter for letter: https://amp.dev/documentation/guides-and-tutorials/learn/spec/amp-boilerplate */
const start = '-amp-start 8s steps(1,end) 0s 1 normal both';
const frames = '-amp-start{from{visibility:hidden}to{visibility:visible}}';
const boilerplate = new Markup(
  `<style amp-boilerplate>body{-webkit-animation:${start};-moz-animation:${start};-ms-animation:${start};animation:${start}}@-webkit-keyframes ${frames}@-moz-keyframes ${frames}@-ms-keyframes ${frames}@-o-keyframes ${frames}@keyframes ${frames}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>`,
);

type AmpDocument = {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  /** With language prefix. */
  readonly canonical: string;
  /** Names and versions of the extensions that the body uses. */
  readonly extensions?: readonly `amp-${string}`[];
  readonly css: string;
  /** Structured data. */
  readonly data: readonly object[];
  readonly body: Markup;
};

/** A whole AMP document. */
export function ampDocument(page: AmpDocument): string {
  const { language, title, description, origin, canonical, extensions = [] } = page;
  return markup`<!doctype html>
<html ⚡ lang="${language}"><head><meta charset="utf-8"><script async src="${ampOrigin}/v0.js"></script>${extensions.map(
    (name) =>
      markup`<script async custom-element="${name}" src="${ampOrigin}/v0/${name}-${name === 'amp-story' ? '1.0' : '0.1'}.js"></script>`,
  )}<title>${title} | Lajur</title><meta name="description" content="${description}"><link rel="canonical" href="${origin + canonical}"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><link rel="icon" href="/icons/icon.svg">${boilerplate}<style amp-custom>${new Markup(page.css)}</style>${page.data.map(
    (each) => markup`<script type="application/ld+json">${dataMarkup(each)}</script>`,
  )}</head><body>${page.body}</body></html>
`.text;
}
