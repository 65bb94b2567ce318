import { openDatabase } from '#server/db/open-database.ts';
import { type Environment, readEnvironment } from '#server/env.ts';
import { parseStaffArguments } from '#server/features/staff/staff-arguments.ts';
import {
  runStaffCommand,
  type StaffRequest,
  staffCommand,
  staffResult,
} from '#server/features/staff/staff-command.ts';
import { ControlFailure, callControl } from '#server/process/control-socket.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { startUpLine } from '#server/process/start-up-error.ts';

/*
 * Manages what a number may do: in PostgreSQL where DATABASE_URL names one, otherwise through the running server that
 * holds DATA_DIR, or in its database where no server runs.
 */

const say = (line: string) => void process.stdout.write(`staff: ${line}\n`);

async function runHere(environment: Environment, request: StaffRequest): Promise<readonly string[]> {
  const database = await openDatabase({ ...environment, migrationsDirectory, onWarning: say });
  try {
    return await runStaffCommand(database, request);
  } finally {
    await database.close();
  }
}

async function runStaffTool(given: readonly string[]): Promise<readonly string[]> {
  const request = parseStaffArguments(given);
  const environment = readEnvironment(process.env);
  if (environment.databaseUrl !== undefined) return await runHere(environment, request);
  const answer = await callControl(environment.dataDirectory, staffCommand, request);
  return answer.held ? staffResult.parse(answer.result).lines : await runHere(environment, request);
}

try {
  for (const line of await runStaffTool(process.argv.slice(2))) say(line);
} catch (error) {
  const line = error instanceof ControlFailure ? error.message : startUpLine(error);
  process.stderr.write(`staff: ${line}\n`);
  process.exitCode = 1;
}
