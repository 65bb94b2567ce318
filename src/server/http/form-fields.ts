import { parse } from 'node:querystring';
import { AppError } from './app-error.ts';

/** Fields of a call: the largest form has some forty. */
export const mostFields = 200;

/** Parses a form. @throws AppError `payload_too_large` for one with more fields than any form has */
export function parseForm(text: string): Record<string, unknown> {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > mostFields) throw new AppError('payload_too_large');
  }
  return { ...parse(text, '&', '=', { maxKeys: mostFields }) };
}
