import * as z from 'zod/mini';
import { formRules } from '#contract/form/form-rules.ts';

/** The name of a saved search; it is stored shortened. */
export const searchNameForm = formRules<'name'>({
  fields: ['name'],
  whenEmpty: () => 'required',
  schemaOf: () => z.string(),
});
