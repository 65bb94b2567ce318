import type { Language } from '#contract/language.ts';
import { vehicleDiagram } from '#server/drawn-photos/vehicle-diagrams.ts';
import { type Markup, markup } from '#server/http/markup.ts';

/*
 * Diagrams in the texts of articles (reference-data/README.md#diagrams): a fenced block names the kind of diagram, its
 * content has the words, and after an empty line the caption.
 */

/** The words of a block and its caption. */
function partsOf(content: string) {
  const [rows = '', caption = ''] = content.trim().split(/\n\s*\n/);
  return { rows: rows.split('\n').map((row) => row.trim()), caption: caption.trim() };
}

const captioned = (caption: string) => (caption === '' ? null : markup`<figcaption>${caption}</figcaption>`);

/** `diagram mpv engine battery`: parts of a vehicle in green; the content says what green means. */
function vehicle([name = '', ...parts]: readonly string[], content: string): Markup | undefined {
  const diagram = vehicleDiagram(name, parts);
  if (!diagram || content.trim() === '') return undefined;
  const { picture, areas, lines } = diagram;
  return markup`<figure data-diagram="vehicle"><div><img src="${picture}" alt="" width="720" height="450" loading="lazy"><svg viewBox="0 30 480 240" aria-hidden="true"><path fill-rule="evenodd" d="${areas}"></path><path fill="none" d="${lines}"></path></svg></div>${captioned(content.trim())}</figure>`;
}

/** `steps`: a step a line. */
function steps(content: string): Markup | undefined {
  const { rows, caption } = partsOf(content);
  if (rows.length < 2) return undefined;
  return markup`<figure data-diagram="steps"><ol>${rows.map((row) => markup`<li>${row}</li>`)}</ol>${captioned(caption)}</figure>`;
}

const units: readonly (readonly [RegExp, number])[] = [
  [/milyar|miliar|billion/i, 1e9],
  [/juta|million/i, 1e6],
  [/ribu|thousand/i, 1e3],
];

/** The first number of a text as it is written in a language, in its unit. */
function numberOf(text: string, language: Language): number | undefined {
  const written = /\d[\d.,]*/.exec(text)?.[0];
  if (written === undefined) return undefined;
  const [thousands, decimal] = language === 'id' ? ['.', ','] : [',', '.'];
  const value = Number(written.replaceAll(thousands, '').replace(decimal, '.'));
  return value * (units.find(([unit]) => unit.test(text))?.[1] ?? 1);
}

/** `bars`: `name | value` a line, as bars counted from nought. */
function bars(content: string, language: Language): Markup | undefined {
  const { rows, caption } = partsOf(content);
  const read = rows.flatMap((row) => {
    const [name = '', value = ''] = row.split('|').map((cell) => cell.trim());
    const number = numberOf(value, language);
    return number === undefined || Number.isNaN(number) ? [] : [{ name, value, number }];
  });
  const most = Math.max(...read.map(({ number }) => number));
  if (read.length < 2 || read.length < rows.length || most <= 0) return undefined;
  return markup`<figure data-diagram="bars"><ul>${read.map(
    ({ name, value, number }) =>
      markup`<li><span>${name}</span><b>${value}</b><svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h${Math.round((1000 * number) / most) / 10}v1H0z"></path></svg></li>`,
  )}</ul>${captioned(caption)}</figure>`;
}

/** A fenced block as a diagram; undefined if it is none, or cannot be read. */
export function diagramOf(info: string, content: string, language: Language): Markup | undefined {
  const [kind, ...names] = info.trim().split(/\s+/);
  if (kind === 'diagram') return vehicle(names, content);
  if (kind === 'steps') return steps(content);
  return kind === 'bars' ? bars(content, language) : undefined;
}
