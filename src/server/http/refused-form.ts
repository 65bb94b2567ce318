import type { FormErrors } from '#contract/form/form-rules.ts';
import { type FormProblem, formWords } from '#contract/form/form-words.ts';
import type { Language, Localized } from '#contract/language.ts';
import { AppError } from './app-error.ts';

/**
 * The refusal of a form, with the words of each field.
 * @param errors by field: what any device can find, or in its own words what only the server knows
 */
export function refusedForm(
  errors: Readonly<Partial<Record<string, FormProblem | Localized>>>,
  language: Language,
): AppError {
  const fields = Object.entries(errors).flatMap(([field, problem]) => {
    if (problem === undefined) return [];
    const words = typeof problem === 'string' ? formWords[problem] : problem;
    return [[field, [words[language]]] as const];
  });
  return new AppError('validation_failed', Object.fromEntries(fields), language);
}

/** @throws AppError `validation_failed` unless there are no errors */
export function requireValid(errors: FormErrors<string>, language: Language): void {
  if (Object.keys(errors).length > 0) throw refusedForm(errors, language);
}
