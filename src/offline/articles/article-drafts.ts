import * as z from 'zod/mini';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { type Written, writeMakingRoom } from '#offline/device/write-making-room.ts';
import {
  type ArticleDraft,
  type ArticlePicture,
  articleDraft,
  articlePicture,
} from './article-draft.schema.ts';

/* Articles being written, until the server has them. Those of other accounts stay where they are and are not read. */

export async function keepArticleDraft(
  database: DeviceDatabase,
  draft: ArticleDraft,
): Promise<Written<unknown>> {
  return await writeMakingRoom(database, () => database.articleDrafts.put(draft));
}

export async function readArticleDraft(
  { articleDrafts }: DeviceDatabase,
  account: string,
  id: string,
): Promise<ArticleDraft | undefined> {
  const row = z.safeParse(articleDraft, await articleDrafts.get(id)).data;
  return row?.account === account ? row : undefined;
}

/** The account's, last edited first. */
export async function listArticleDrafts(
  { articleDrafts }: DeviceDatabase,
  account: string,
): Promise<readonly ArticleDraft[]> {
  const rows = await articleDrafts.toArray();
  return rows
    .flatMap((row) => z.safeParse(articleDraft, row).data ?? [])
    .filter((row) => row.account === account)
    .sort((one, other) => other.editedAt - one.editedAt);
}

/** After the server has confirmed it, unless it was edited in the meantime. */
export async function dropArticleDraft(
  database: DeviceDatabase,
  { id, editedAt }: Pick<ArticleDraft, 'id' | 'editedAt'>,
): Promise<void> {
  await database.transaction('rw', database.articleDrafts, async () => {
    const row = await database.articleDrafts.get(id);
    if (row?.editedAt === editedAt) await database.articleDrafts.delete(id);
  });
}

export async function keepArticlePicture(
  database: DeviceDatabase,
  picture: ArticlePicture,
): Promise<Written<unknown>> {
  return await writeMakingRoom(database, () => database.articlePictures.put(picture));
}

/** Those of the given pictures that the server has not confirmed. */
export async function articlePicturesOf(
  { articlePictures }: DeviceDatabase,
  keys: readonly string[],
): Promise<readonly ArticlePicture[]> {
  const rows = await articlePictures.bulkGet([...keys]);
  return rows.flatMap((row) => z.safeParse(articlePicture, row).data ?? []);
}

export async function dropArticlePictures(
  { articlePictures }: DeviceDatabase,
  keys: readonly string[],
): Promise<void> {
  await articlePictures.bulkDelete([...keys]);
}
