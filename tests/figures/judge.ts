import { withoutNames } from './names.ts';
import type { Block } from './page-blocks.ts';
import { type At, apply, countOf, type Page, type Rule, type Verdict } from './rule.ts';
import { articlePages } from './rules/article-pages.ts';
import { autoShows } from './rules/auto-shows.ts';
import { breakdownHelp } from './rules/breakdown-help.ts';
import { carCards } from './rules/car-cards.ts';
import { carLists } from './rules/car-lists.ts';
import { carPage } from './rules/car-page.ts';
import { comparisonRules } from './rules/comparison.ts';
import { creditCalculators } from './rules/credit-calculator.ts';
import { creditGuidePages } from './rules/credit-guides.ts';
import { fuelPrices } from './rules/fuel-prices.ts';
import { homeAndBuying } from './rules/home-and-buying.ts';
import { insuranceRules } from './rules/insurance.ts';
import { lawNumbers } from './rules/law-numbers.ts';
import { lastChanged, legalTerms, pageContents } from './rules/legal-terms.ts';
import { modificationRules } from './rules/modification.ts';
import { newVehicleFacts } from './rules/new-vehicle-facts.ts';
import { newVehicleLists } from './rules/new-vehicle-lists.ts';
import { newVehiclePrices } from './rules/new-vehicle-prices.ts';
import { newVehicleRanks } from './rules/new-vehicle-ranks.ts';
import { outletRules } from './rules/outlets.ts';
import { ownershipRules } from './rules/ownership.ts';
import { privacyRetention } from './rules/privacy-retention.ts';
import { sellingAndContests } from './rules/selling-and-contests.ts';
import { storedTexts } from './rules/stored-texts.ts';
import { warrantyAndAgents } from './rules/warranty-and-agents.ts';
import { webStories } from './rules/web-stories.ts';
import { writtenIn } from './truth/notation.ts';
import type { Truth } from './truth/truth.ts';

const rules: readonly Rule[] = [
  ...[...carCards, ...carPage, ...carLists],
  ...[...outletRules, ...modificationRules, ...storedTexts],
  ...[...newVehiclePrices, ...newVehicleFacts, ...newVehicleLists],
  ...[...newVehicleRanks, ...comparisonRules, ...articlePages, ...webStories],
  ...[...creditGuidePages, ...creditCalculators, ...fuelPrices, ...insuranceRules, ...ownershipRules],
  ...[...legalTerms, ...lawNumbers, lastChanged, pageContents, ...privacyRetention],
  ...[...breakdownHelp, ...autoShows, ...homeAndBuying, ...sellingAndContests, ...warrantyAndAgents],
];

/** Whether each figure of a sentence is what the sources give; undefined if no rule knows it. */
export function judge(block: Block, page: Page, truth: Truth): Verdict | undefined {
  const at: At = { block, page, truth, written: writtenIn(page.language) };
  const text = block.text.replaceAll('\u00a0', ' ');
  const nameless = withoutNames(text, at, true);
  let wrong: Verdict | undefined;
  for (const said of new Set([text, withoutNames(text, at, false), nameless])) {
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
