import { scopes } from '#contract/account/account.ts';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { StartUpError } from '#server/process/start-up-error.ts';
import type { StaffRequest } from './staff-command.ts';

/** The command line is invalid. */
export class StaffUsageError extends StartUpError {
  override readonly name = 'StaffUsageError';
}

export const staffUsage = `usage: npm run staff -- grant MOBILE ${scopes.join('|')}, or: npm run staff -- list`;

/** @throws StaffUsageError */
export function parseStaffArguments(given: readonly string[]): StaffRequest {
  const refuse = (problem: string) => new StaffUsageError(`${problem}; ${staffUsage}`);
  const [command, text, scopeText, ...others] = given;
  if (command === 'list' && text === undefined) return { command };
  if (command !== 'grant') throw refuse(command === undefined ? 'no command is named' : 'unknown command');
  const mobile = parseMobileNumber(text ?? '');
  if (mobile === undefined) throw refuse('that is no Indonesian mobile number');
  const scope = scopes.find((one) => one === scopeText);
  if (scope === undefined) throw refuse(`a number is one of ${scopes.join(', ')}`);
  if (others.length > 0) throw refuse('one number at a time');
  return { command, mobile, scope };
}
