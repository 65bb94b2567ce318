import type { Readable } from 'node:stream';
import type { Language } from '#contract/language.ts';
import type { UploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import { AppError } from '#server/http/app-error.ts';
import { AttemptLimiter, networkOf } from '#server/http/attempt-limiter.ts';
import type { PhotoStore } from '#server/photo-store/photo-store.ts';
import { photoLimits } from '#server/photo-store/photo-variants.ts';
import { codeOf, isDiskFull } from '#server/process/error-reason.ts';
import { photoRefused, tooManyPhotos } from './photo-refusals.ts';
import { receivePhoto } from './receive-photo.ts';

/**
 * Limits of photos that no listing uses; these are deleted after a day. A device without an account can
 * upload photos for three listings; all devices together, as many as fit on a small disk. Thousands of phones
 * share an address, so that limit only stops floods.
 */
export const uploadLimits = {
  device: 80,
  account: 400,
  dealer: 4000,
  allDevices: 20_000,
  address: { most: 1200, withinMs: 60 * 60_000, mostAddresses: 20_000 },
  /** Concurrent uploads, including waiting ones. */
  atOnce: 48,
  atOnceOfOne: 10,
  /**
   * For devices without an account at one address, so that slow uploads under many tokens block no others.
   */
  atOnceOfAddress: 24,
} as const;
/** How long the total over all devices is cached, in milliseconds. */
const countedMs = 5_000;
/** Retries: a photo with the same bytes may be deleted while this upload is recorded. */
const mostTries = 3;
const foreignKeyViolation = '23503';

export type Upload = {
  readonly sha256: string;
  readonly body: Readable;
  /** The declared length; undefined if the client declares none. */
  readonly length: number | undefined;
  /** Owners for whom it counts as present; it is recorded for the first. */
  readonly owners: readonly string[];
  readonly isDealer: boolean;
  /** Only counted, never stored. */
  readonly address: string;
  readonly language: Language;
};

type Dependencies = {
  readonly repository: UploadRepository;
  readonly photoStore: PhotoStore;
  /** Directory of incoming photos. */
  readonly directory: string;
  readonly limits?: Partial<typeof uploadLimits>;
};
export type UploadService = ReturnType<typeof createUploadService>;

export function createUploadService({ repository, photoStore, directory, ...given }: Dependencies) {
  const limits = { ...uploadLimits, ...given.limits };
  const addresses = new AttemptLimiter(limits.address);
  /** Uploads in progress, by owner and by address. */
  const inHand = new Map<string, number>();
  const countInHand = (ofWhom: string) => inHand.get(ofWhom) ?? 0;
  const isOfDevice = (owner: string) => owner.startsWith('device:');
  let total = 0;
  let ofDevices = { count: 0, until: 0 };

  async function countOfDevices(): Promise<number> {
    if (performance.now() >= ofDevices.until)
      ofDevices = { count: await repository.countOfDevices(), until: performance.now() + countedMs };
    return ofDevices.count;
  }

  /** @throws AppError `rate_limited`, `unavailable` */
  async function checkRoom(owner: string, { isDealer, address, language }: Upload): Promise<void> {
    const isDevice = isOfDevice(owner);
    if (isDevice && !addresses.take(address)) throw tooManyPhotos('address', language);
    const most = isDevice ? limits.device : isDealer ? limits.dealer : limits.account;
    // This upload is included in the count.
    const others = countInHand(owner) - 1;
    if ((await repository.countOf(owner)) + others >= most) throw tooManyPhotos('owner', language);
    if (isDevice && (await countOfDevices()) >= limits.allDevices) throw new AppError('unavailable');
  }

  /** @throws AppError `unavailable` if the server is busy */
  async function whileInHand<Result>(
    owner: string,
    address: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const network = `address:${networkOf(address)}`;
    const ofWhom = isOfDevice(owner) ? [owner, network] : [owner];
    if (total >= limits.atOnce || countInHand(owner) >= limits.atOnceOfOne) throw new AppError('unavailable');
    if (isOfDevice(owner) && countInHand(network) >= limits.atOnceOfAddress)
      throw new AppError('unavailable');
    total += 1;
    for (const one of ofWhom) inHand.set(one, countInHand(one) + 1);
    try {
      return await work();
    } finally {
      total -= 1;
      for (const one of ofWhom) {
        const left = countInHand(one) - 1;
        if (left > 0) inHand.set(one, left);
        else inHand.delete(one);
      }
    }
  }

  async function keep(owner: string, sha256: string, file: string, bytes: number, language: Language) {
    for (let tries = 1; ; tries += 1) {
      const stored = await photoStore.storeFile(file, sha256).catch((error: unknown) => {
        throw isDiskFull(error) ? new AppError('no_room') : error;
      });
      if ('refused' in stored) throw photoRefused(stored.refused, language);
      try {
        await repository.add({ owner, sha256, key: stored.key, bytes });
        return;
      } catch (error) {
        if (tries === mostTries || codeOf(error) !== foreignKeyViolation) throw error;
      }
    }
  }

  return {
    /** Which of these photos are present. */
    async present(owners: readonly string[], hashes: readonly string[]): Promise<string[]> {
      const known = await repository.claim(owners, hashes);
      return hashes.filter((hash) => known.has(hash));
    },

    /**
     * Stores a photo; a present one is confirmed without reading its bytes.
     * @throws AppError `photo_refused` with the reason, `rate_limited`, `unavailable`
     */
    async take(upload: Upload): Promise<void> {
      const { sha256, body, length, owners, language } = upload;
      if ((await repository.claim(owners, [sha256])).size > 0) return;
      // A body with a declared length far above the limit is not read at all.
      if (length !== undefined && length > 2 * photoLimits.bytes) throw photoRefused('too_large', language);
      const [owner] = owners;
      if (owner === undefined) throw new AppError('unauthorized');
      await whileInHand(owner, upload.address, async () => {
        await checkRoom(owner, upload);
        await receivePhoto(body, directory, async (received) => {
          if (received === 'disk_full') throw new AppError('unavailable');
          if (typeof received === 'string') throw photoRefused(received, language);
          if (received.sha256 !== sha256) throw photoRefused('altered', language);
          await keep(owner, sha256, received.file, received.bytes, language);
        });
      });
    },
  };
}
