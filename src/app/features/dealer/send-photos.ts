import { openDevice } from '#app/data/device/device.ts';
import type { Language } from '#contract/language.ts';

/** The outcome of a photo. */
type Sent =
  | { readonly name: string; readonly sha256: string }
  | { readonly name: string; readonly failed: true };

type Options = {
  /** The account's opaque id. */
  readonly owner: string;
  readonly language: Language;
  onProgress(done: number): void;
};

async function sendPhoto(file: File, { owner, language }: Options): Promise<Sent> {
  const failed = { name: file.name, failed: true } as const;
  const opened = await openDevice();
  if (!opened.ok) return failed;
  const [{ prepareInPage }, { OutboxCalls }, { deviceToken }] = await Promise.all([
    import('#app/data/photos/page-photos.ts'),
    import('#offline/outbox/outbox-calls.ts'),
    import('#offline/account/device-keys.ts'),
  ]);
  const prepared = await prepareInPage(new Uint8Array(await file.arrayBuffer()), []);
  if (!prepared.ok) return failed;
  const { bytes, type, sha256 } = prepared.photo;
  const calls = new OutboxCalls({
    fetch: (address, init) => fetch(address, init),
    deviceToken: await deviceToken(opened.database),
  });
  const reply = await calls.putPhoto(sha256, { bytes, type }, { owner, language });
  return reply.kind === 'done' ? { name: file.name, sha256 } : failed;
}

/** Uploads photos one after the other, resized and without metadata, so that a list can refer to them. */
export async function sendPhotos(
  files: readonly File[],
  options: Options,
): Promise<{ readonly photos: string; readonly failed: readonly string[] }> {
  const sent: Sent[] = [];
  for (const file of files) {
    sent.push(await sendPhoto(file, options).catch(() => ({ name: file.name, failed: true }) as const));
    options.onProgress(sent.length);
  }
  return {
    photos: sent.flatMap((photo) => ('sha256' in photo ? [`${photo.name}=${photo.sha256}`] : [])).join('\n'),
    failed: sent.flatMap((photo) => ('failed' in photo ? [photo.name] : [])),
  };
}
