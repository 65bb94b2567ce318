import { textOf } from '#contract/form/form-fields.ts';
import { formRules, requires } from '#contract/form/form-rules.ts';
import { scopeRequestLimits } from './account.schema.ts';

/** The request to become a dealer or an agent. */
export const scopeForm = formRules<'company' | 'note'>({
  fields: ['company', 'note'],
  whenEmpty: (field) => requires(field === 'company'),
  schemaOf: (field, { now }) =>
    textOf(field === 'company' ? scopeRequestLimits.companyLength : scopeRequestLimits.noteLength, now),
});
