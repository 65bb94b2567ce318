import type { FaqEntry } from '#contract/site/navigation.ts';
import type { PageBlock, PageText } from './written-page.ts';

/* What an answer needs of a page, by the anchors of its sections. */

/** @throws where a page has nothing with that anchor */
function named<Part extends { readonly id: string }>(parts: readonly Part[], id: string): Part {
  const part = parts.find((each) => each.id === id);
  if (!part) throw new Error(`a page has no {#${id}}`);
  return part;
}
const blocksOf = ({ sections }: PageText, id: string) => named(sections, id).blocks;

export const textsIn = (blocks: readonly PageBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.text : []));
export const itemsIn = (blocks: readonly PageBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));

export const headingOf = ({ sections }: PageText, id: string): string => named(sections, id).heading;
export const textOf = (page: PageText, id: string): string => textsIn(blocksOf(page, id)).join(' ');
export const itemsOf = (page: PageText, id: string): string[] => itemsIn(blocksOf(page, id));
export const factsOf = (page: PageText, id: string) =>
  blocksOf(page, id).flatMap((block) => (block.kind === 'facts' ? block.facts : []));
/** The item of a list of terms that has an anchor of its own. */
export const factOf = (page: PageText, id: string, anchor: string) => named(factsOf(page, id), anchor);

export const questionsOf = (page: PageText): FaqEntry[] =>
  factsOf(page, 'questions').map(({ term, text }) => ({ question: term, answer: text }));
export const stepsOf = (page: PageText) =>
  factsOf(page, 'steps').map(({ term, text }) => ({ heading: term, text }));
