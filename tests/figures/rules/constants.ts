import type { At, Expected, Rule } from '../rule.ts';
import { said } from '../said.ts';

/** A sentence whose figures are constants of the product, each from its declaration. */
export const constants = (
  pages: RegExp,
  id: string,
  en: string,
  is: (at: At) => readonly Expected[],
): Rule => ({
  ...{ name: 'constant of the product', pages, text: said(id, en) },
  is: (_, at) => is(at),
});
