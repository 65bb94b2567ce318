import { numeric, publicText } from '#contract/form/form-fields.ts';
import { formRules } from '#contract/form/form-rules.ts';
import { dealerPageLimits } from './dealer-values.schema.ts';

/** A buyer's rating of a finished deal. */
export const dealRatingForm = formRules<'stars' | 'words'>({
  fields: ['stars', 'words'],
  whenEmpty: (field) => (field === 'stars' ? 'stars' : undefined),
  schemaOf: (field, { now }) =>
    field === 'stars'
      ? numeric(Number, 'stars', { least: [1, 'stars'], most: [5, 'stars'] })
      : publicText(dealerPageLimits.wordsLength, now),
});
