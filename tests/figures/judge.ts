import { withoutNames } from './names.ts';
import type { Block } from './page-blocks.ts';
import { type At, apply, countOf, type Page, type Rule, type Verdict } from './rule.ts';
import { articlePages } from './rules/article-pages.ts';
import { carCards } from './rules/car-cards.ts';
import { carLists } from './rules/car-lists.ts';
import { carPage } from './rules/car-page.ts';
import { comparisonRules } from './rules/comparison.ts';
import { creditPages } from './rules/credit-pages.ts';
import { modificationRules } from './rules/modification.ts';
import { moneyPages } from './rules/money-pages.ts';
import { newVehicleFacts } from './rules/new-vehicle-facts.ts';
import { newVehicleLists } from './rules/new-vehicle-lists.ts';
import { newVehiclePrices } from './rules/new-vehicle-prices.ts';
import { outletRules } from './rules/outlets.ts';
import { sitePages } from './rules/site-pages.ts';
import { storedTexts } from './rules/stored-texts.ts';
import { writtenIn } from './truth/notation.ts';
import type { Truth } from './truth/truth.ts';

const rules: readonly Rule[] = [
  ...[...carCards, ...carPage, ...carLists],
  ...[...outletRules, ...modificationRules, ...storedTexts],
  ...[...newVehiclePrices, ...newVehicleFacts, ...newVehicleLists],
  ...[...comparisonRules, ...articlePages, ...creditPages, ...moneyPages, ...sitePages],
];

/** Whether each figure of a sentence is what the sources give; undefined if no rule knows it. */
export function judge(block: Block, page: Page, truth: Truth): Verdict | undefined {
  const at: At = { block, page, truth, written: writtenIn(page.language) };
  const text = block.text.replaceAll('\u00a0', ' ');
  const nameless = withoutNames(text, at);
  let wrong: Verdict | undefined;
  for (const said of new Set([text, nameless])) {
    if (said === nameless && countOf(said) === 0)
      return {
        figures: countOf(text),
        proven: [{ rule: 'name of a vehicle', figures: countOf(text) }],
        wrong: [],
      };
    for (const rule of rules) {
      const verdict = apply(rule, said, at);
      if (verdict && verdict.wrong.length === 0) return { ...verdict, figures: countOf(text) };
      wrong ??= verdict;
    }
  }
  return wrong && { ...wrong, figures: countOf(text) };
}
