import { mobile, numeric, textOf } from '#contract/form/form-fields.ts';
import { formRules, requires } from '#contract/form/form-rules.ts';
import { agentLimits } from './agent.ts';

/** An agent's request to a seller. */
export const askSellerForm = formRules<'name' | 'mobile' | 'note'>({
  fields: ['name', 'mobile', 'note'],
  whenEmpty: (field) => requires(field !== 'note'),
  schemaOf(field, { now }) {
    if (field === 'mobile') return mobile;
    return textOf(field === 'name' ? agentLimits.nameLength : agentLimits.noteLength, now);
  },
});

/** Whole rupiah, with dots between thousands or without. */
export function readPayout(text: string): number | undefined {
  const digits = text.replace(/[.\s]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

export const payoutForm = formRules<'amount'>({
  fields: ['amount'],
  whenEmpty: () => 'required',
  schemaOf: () => numeric(readPayout, 'not_a_number', { least: [agentLimits.leastPayout, 'payout_too_low'] }),
});
