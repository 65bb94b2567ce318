import { isDay } from '#contract/dates.ts';
import { kilometers, matching, plate } from '#contract/form/form-fields.ts';
import { formRules } from '#contract/form/form-rules.ts';
import { sellLimits } from '#contract/sell/sell.ts';

/** A warranty that staff issues. */
export const issueForm = formRules<'plan' | 'plate' | 'kilometers' | 'startsOn'>({
  fields: ['plan', 'plate', 'kilometers', 'startsOn'],
  whenEmpty: () => 'required',
  schemaOf(field) {
    switch (field) {
      case 'plan':
        return matching('unknown_choice', () => true);
      case 'plate':
        return plate;
      case 'kilometers':
        return kilometers(sellLimits.mostKilometers);
      case 'startsOn':
        return matching('day_past', isDay);
    }
  },
});
