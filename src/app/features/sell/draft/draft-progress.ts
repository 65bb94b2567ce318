import { firstOpenStep, problemsOf, type SellErrors } from '#contract/sell/sell.ts';
import { fieldsOfStep, type SellForm, type SellStep, sellSteps } from '#contract/sell/sell-fields.ts';

export function problemsOfDraft(form: SellForm, photoCount: number): SellErrors {
  return problemsOf(form, photoCount, new Date());
}

/** The steps of the flow without the preview. */
const workSteps = sellSteps.filter((step) => step !== 'review');

export type DraftProgress = {
  readonly done: number;
  readonly of: number;
  /** Whether no field is missing or invalid. */
  readonly isWhole: boolean;
  readonly open: SellStep;
  isDone(step: SellStep): boolean;
};

export function progressOf(form: SellForm, photoCount: number): DraftProgress {
  const errors = problemsOfDraft(form, photoCount);
  const isDone = (step: SellStep) => fieldsOfStep[step].every((field) => !errors[field]);
  const done = workSteps.filter(isDone).length;
  const isWhole = done === workSteps.length;
  return {
    done,
    of: workSteps.length,
    isWhole,
    open: firstOpenStep(errors),
    isDone: (step) => (step === 'review' ? false : isDone(step)),
  };
}
