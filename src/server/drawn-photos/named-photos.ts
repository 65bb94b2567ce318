import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, schema } from '#server/db/database.ts';
import { isDemonstrationCar } from '#server/db/demonstration-rows.ts';
import { storyPictures } from '#server/features/web-stories/shared/story-files.ts';
import { isCutOut, isIllustration } from './drawn-photo-key.ts';

/** How long the photos used by listings are cached, in milliseconds. */
const freshForMs = 60_000;

/**
 * Six bytes of a hash: among a million keys, two collide on one site in 500, where one more picture can then
 * be drawn.
 */
const numberOf = (key: string) => createHash('sha256').update(key).digest().readUIntBE(0, 6);

const { articles, listings } = schema;

/**
 * Which drawn photos are used by a listing or page: only those are composed, or a stranger could have a
 * million odometers composed. Only demonstration listings, articles and web stories use any. Eight bytes per key.
 */
export function createNamedPhotos({ orm }: Pick<Database, 'orm'>, now: () => number = Date.now) {
  let numbers: Promise<Float64Array> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  async function readAll(): Promise<Float64Array> {
    const ofCars = await orm
      .selectDistinct({ key: sql<string>`unnest(${listings.images})` })
      .from(listings)
      .where(isDemonstrationCar);
    const ofArticles = await orm
      .selectDistinct({ key: sql<string>`unnest(${articles.pictures})` })
      .from(articles);
    return Float64Array.from([...ofCars, ...ofArticles], ({ key }) => numberOf(key)).sort();
  }

  async function isAmong(wanted: number): Promise<boolean> {
    const sorted = (await numbers) ?? new Float64Array();
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle] ?? 0) < wanted) from = middle + 1;
      else to = middle;
    }
    return sorted[from] === wanted;
  }

  return async (key: string): Promise<boolean> => {
    if (isCutOut(key) || isIllustration(key) || storyPictures().has(key)) return true;
    const wanted = numberOf(key);
    if (numbers && (await isAmong(wanted))) return true;
    if (now() - readAt < freshForMs) return false;
    readAt = now();
    numbers = readAll().catch((error: unknown) => {
      numbers = undefined;
      throw error;
    });
    return isAmong(wanted);
  };
}
