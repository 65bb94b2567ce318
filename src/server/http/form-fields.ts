import { parse } from 'node:querystring';
import { AppError } from './app-error.ts';

/** Maximum number of fields; the largest form has about forty. */
export const mostFields = 200;

/**
 * Parses a form.
 * @throws AppError `payload_too_large` for too many fields
 */
export function parseForm(text: string): Record<string, unknown> {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > mostFields) throw new AppError('payload_too_large');
  }
  return { ...parse(text, '&', '=', { maxKeys: mostFields }) };
}
