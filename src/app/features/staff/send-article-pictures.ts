import { ApiError, ConnectionLost } from '#app/data/api/api-error.ts';
import { openDevice } from '#app/data/device/device.ts';
import type { ArticleContent } from '#contract/articles/article-content.ts';
import type { Language } from '#contract/language.ts';
import {
  articlePicturesOf,
  dropArticlePictures,
  keepArticlePicture,
} from '#offline/articles/article-drafts.ts';
import type { PhotoFailure } from '#offline/photos/photo-failure.ts';

type Sender = { readonly account: string; readonly language: Language };

/** A picture's key is the first half of its hash, as the server's. */
const keyOf = (sha256: string) => sha256.slice(0, 32);

export type TakenPicture =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly failure: PhotoFailure | 'no-room' };

/** Prepares a picture and keeps it on the device until the server has it. */
export async function takeArticlePicture(file: File, account: string): Promise<TakenPicture> {
  const [{ prepareInPage }, opened] = await Promise.all([
    import('#app/data/photos/page-photos.ts'),
    openDevice(),
  ]);
  const prepared = await prepareInPage(new Uint8Array(await file.arrayBuffer()), []);
  if (!prepared.ok) return prepared;
  const { bytes, type, sha256 } = prepared.photo;
  const row = { key: keyOf(sha256), account, sha256, type, bytes };
  const isKept = opened.ok && (await keepArticlePicture(opened.database, row)).ok;
  return isKept ? { ok: true, key: row.key } : { ok: false, failure: 'no-room' };
}

/** After the server has confirmed the article that shows them. */
export async function forgetArticlePictures({ pictures }: ArticleContent): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const keys = pictures.map(({ key }) => key);
  await dropArticlePictures(opened.database, keys).catch(() => undefined);
}

/**
 * Sends the pictures of an article that only this device has.
 * @throws ConnectionLost, and ApiError for a picture that the server refuses
 */
export async function sendArticlePictures(
  { pictures }: ArticleContent,
  { account, language }: Sender,
): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const rows = await articlePicturesOf(
    opened.database,
    pictures.map(({ key }) => key),
  );
  if (rows.length === 0) return;
  const [{ OutboxCalls }, { deviceToken }] = await Promise.all([
    import('#offline/outbox/outbox-calls.ts'),
    import('#offline/account/device-keys.ts'),
  ]);
  const calls = new OutboxCalls({
    fetch: (address, init) => fetch(address, init),
    deviceToken: await deviceToken(opened.database),
  });
  for (const { sha256, type, bytes } of rows) {
    const reply = await calls.putPhoto(sha256, { bytes, type }, { owner: account, language });
    if (reply.kind === 'refused') {
      const { code, message, errors } = reply.problem;
      throw new ApiError(code, message, errors);
    }
    if (reply.kind !== 'done') throw new ConnectionLost('a picture was not sent');
  }
}
