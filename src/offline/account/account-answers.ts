import * as z from 'zod/mini';
import { accountAnswer } from '#offline/account/account-answer.schema.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';

/** Maximum number of stored responses to calls with parameters; the oldest are dropped. */
export const askedAtMost = 40;

export async function keepAccountAnswer(
  { accountAnswers }: DeviceDatabase,
  account: string,
  name: string,
  answer: unknown,
): Promise<void> {
  await accountAnswers.put({ account, name, at: Date.now(), answer });
  // Responses to calls with parameters: further pages of a list, and data of a single car.
  const asked = (await accountAnswers.toArray()).filter((row) => row.name.includes('?'));
  const oldest = asked.sort((one, other) => other.at - one.at).slice(askedAtMost);
  await accountAnswers.bulkDelete(oldest.map((row) => [row.account, row.name]));
}

/** The last response, parsed by its schema; undefined if there is none or it is from another version. */
export async function readAccountAnswer<Answer>(
  { accountAnswers }: DeviceDatabase,
  account: string,
  name: string,
  schema: z.ZodMiniType<Answer>,
): Promise<{ readonly at: number; readonly answer: Answer } | undefined> {
  const row = z.safeParse(accountAnswer, await accountAnswers.get([account, name])).data;
  const parsed = row && z.safeParse(schema, row.answer);
  return row && parsed?.success ? { at: row.at, answer: parsed.data } : undefined;
}
