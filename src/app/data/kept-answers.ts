import {
  type DataOf,
  dataSchemaOf,
  type EndpointName,
  type QueryOf,
} from '#contract/api/endpoint-schemas.ts';
import { keepAccountAnswer, readAccountAnswer } from '#offline/account/account-answers.ts';
import { readAccountId } from '#offline/account/device-keys.ts';
import { answerName } from './answer-name.ts';
import { openDevice } from './device.ts';

/** What the device was last given; null where there is nothing, or nothing that can be read. */
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
    dataSchemaOf(name),
  ).catch(() => undefined);
  return kept ? { data: kept.answer, at: kept.at } : null;
}

/** Keeps what the server said for when there is no connection, unless somebody has signed out meanwhile. */
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
