import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import type { Language } from '#contract/language.ts';
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import type { Database } from '#server/db/database.ts';
import { findDealer, unknownDealer } from './find-dealer.ts';

/** Each holds some hundred cars. */
const mostKept = 40;

export type DealerStock = ReturnType<typeof createDealerStock>;

/** The cars of a dealer as a catalogue of their own, with the same filters, counts and orders as all cars. */
export function createDealerStock(database: Database, live: LiveCatalogue) {
  const kept = new LRUCache<string, Promise<Catalogue>>({ max: mostKept });
  live.onSynced(() => kept.clear());

  async function read(slug: string, language: Language): Promise<Catalogue> {
    const dealer = await findDealer(database.orm, slug);
    if (!dealer) throw unknownDealer(language);
    return await live.part(sql`user_id = ${dealer.accountId}`);
  }

  return {
    /** @throws AppError `not_found` for an unknown dealer */
    async of(slug: string, language: Language): Promise<Catalogue> {
      const known = kept.get(slug);
      if (known) return await known;
      const reading = read(slug, language);
      kept.set(slug, reading);
      reading.catch(() => kept.delete(slug));
      return await reading;
    },
  };
}
