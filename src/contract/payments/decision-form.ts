import { textOf } from '#contract/form/form-fields.ts';
import { formRules } from '#contract/form/form-rules.ts';
import { staffNoteLength } from '#contract/staff/staff-note.ts';

/** Why staff moves a fee. */
export const decisionForm = formRules<'note'>({
  fields: ['note'],
  whenEmpty: () => 'required',
  schemaOf: (_field, { now }) => textOf(staffNoteLength, now),
});
