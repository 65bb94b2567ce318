import { answerSchemaOf } from '#app/data/api/answer-schema.ts';
import { openDevice } from '#app/data/device/device.ts';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { keepAccountAnswer, readAccountAnswer } from '#offline/account/account-answers.ts';
import { readAccountId } from '#offline/account/device-keys.ts';
import { answerName } from './answer-name.ts';

/** The last stored response; null if there is none or it is unreadable. */
export async function readKeptAnswer<Name extends EndpointName>(
  account: string,
  name: Name,
  fields: QueryOf<Name>,
): Promise<{ readonly data: DataOf<Name>; readonly at: number } | null> {
  const opened = await openDevice();
  if (!opened.ok) return null;
  const kept = await readAccountAnswer(
    opened.database,
    account,
    answerName(name, fields),
    await answerSchemaOf(name),
  ).catch(() => undefined);
  return kept ? { data: kept.answer, at: kept.at } : null;
}

/** Stores a response for offline use, unless the account has signed out in the meantime. */
export async function keepAnswer(
  account: string,
  name: EndpointName,
  fields: object,
  answer: unknown,
): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok || (await readAccountId(opened.database)) !== account) return;
  await keepAccountAnswer(opened.database, account, answerName(name, fields), answer);
}
