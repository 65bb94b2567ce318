import { matching, mobile } from '#contract/form/form-fields.ts';
import { formRules } from '#contract/form/form-rules.ts';
import { otpLimits } from './account.ts';

/* The two steps of signing in. */

export const numberForm = formRules<'mobile'>({
  fields: ['mobile'],
  whenEmpty: () => 'mobile',
  schemaOf: () => mobile,
});

export const codeForm = formRules<'otp'>({
  fields: ['otp'],
  whenEmpty: () => 'otp',
  schemaOf: () => matching('otp', (text) => /^\d+$/.test(text) && text.length === otpLimits.digits),
});
