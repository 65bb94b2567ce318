import { eq, ne, or } from 'drizzle-orm';
import * as z from 'zod';
import { type Scope, scopes } from '#contract/account/account.ts';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { type Database, schema } from '#server/db/database.ts';
import { createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { ControlFailure, type ControlHandler } from '#server/process/control-socket.ts';
import { grantScope } from './set-scope.ts';

const { accounts } = schema;

/** The name of the command on the control socket. */
export const staffCommand = 'staff';

export const staffRequest = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('grant'),
    mobile: z.string().refine((mobile) => parseMobileNumber(mobile) === mobile, 'a number in E.164'),
    scope: z.enum(scopes),
  }),
  z.object({ command: z.literal('list') }),
]);
export type StaffRequest = z.infer<typeof staffRequest>;

export const staffResult = z.object({ lines: z.array(z.string()) });

const order: Readonly<Record<Scope, number>> = { staff: 0, dealer: 1, agent: 2, user: 3 };

async function listed({ orm }: Database): Promise<string[]> {
  const rows = await orm
    .select()
    .from(accounts)
    .where(or(ne(accounts.scope, 'user'), eq(accounts.isSuspended, true)));
  const found = rows.sort((a, b) => order[a.scope] - order[b.scope] || a.id - b.id);
  if (found.length === 0) return ['no number is more than a user'];
  return found.map(({ mobile, scope, name, isSuspended }) =>
    [scope.padEnd(6), mobile, name ?? '', isSuspended ? '(suspended)' : ''].filter(Boolean).join(' '),
  );
}

/** Runs a command and returns the lines to print. */
export async function runStaffCommand(database: Database, request: StaffRequest): Promise<readonly string[]> {
  if (request.command === 'list') return await listed(database);
  const { mobile, scope } = request;
  const { before } = await grantScope({ database, trail: createAuditTrail(database) }, mobile, scope);
  return [
    before === scope ? `${mobile} was ${scope} already` : `${mobile} is ${scope} now, and was ${before}`,
  ];
}

/** Runs a command for the command-line tool, in the process that has the database open. */
export function staffControlHandler(database: Database): ControlHandler {
  return async (input) => {
    const request = staffRequest.safeParse(input);
    if (!request.success)
      throw new ControlFailure('bad_request', 'The command was not given in the right form.');
    const lines = await runStaffCommand(database, request.data);
    return { lines: [...lines] } satisfies z.infer<typeof staffResult>;
  };
}
