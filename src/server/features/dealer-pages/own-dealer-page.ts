import { and, eq, sql } from 'drizzle-orm';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { OwnDealerPage } from '#contract/dealer-pages/dealer-desk.schema.ts';
import { dealerPageForm, hoursIn } from '#contract/dealer-pages/dealer-page-form.ts';
import type { Language } from '#contract/language.ts';
import { openingHours } from '#contract/outlets/opening-hours.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { openDealerPage } from '#server/features/dealer-pages/shared/open-dealer-page.ts';
import type { UploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import { AppError } from '#server/http/app-error.ts';
import { refusedForm } from '#server/http/refused-form.ts';
import { type PreviewSource, picturesOf } from '#server/photo-store/pictures.ts';
import { cleanLine, cleanParagraphs } from '#server/reading/clean-text.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { dealerPageWords } from './dealer-page-words.ts';
import { readDealers } from './dealer-rows.ts';

const { dealerPages } = schema;

type PageRow = typeof dealerPages.$inferSelect;
type Parts = {
  readonly database: Database;
  readonly vocabulary: () => Vocabulary;
  readonly uploads: UploadRepository;
  readonly previews: PreviewSource;
};

/** A dealer's own page: as it is, and changed. */
export function createOwnDealerPage({ database, vocabulary, uploads, previews }: Parts) {
  const { orm } = database;
  const citiesBy = (wanted: (city: { id: number; slug: string }) => boolean) =>
    vocabulary().rows.cities.filter(wanted);
  const named = ({ slug, name }: { readonly slug: string; readonly name: string }) => ({ slug, name });

  async function rowOf(accountId: number, within: Orm = orm): Promise<PageRow> {
    const [row] = await within.select().from(dealerPages).where(eq(dealerPages.accountId, accountId));
    if (row) return row;
    // An account that was made a dealer without staff, as in imports of accounts.
    await openDealerPage(within, accountId);
    const [opened] = await within.select().from(dealerPages).where(eq(dealerPages.accountId, accountId));
    if (!opened) throw new AppError('not_found');
    return opened;
  }

  async function viewOf(row: PageRow): Promise<OwnDealerPage> {
    const { slug, revision, name, about, address, photo } = row;
    const hours = openingHours().safeParse(row.hours);
    const [stock] = await readDealers(orm, { slug });
    const pictures = await picturesOf(previews, photo === null ? [] : [photo]);
    return {
      ...{ slug, revision, name, about, address },
      city: citiesBy(({ id }) => id === row.cityId).map(named)[0] ?? null,
      areas: citiesBy(({ id }) => row.areas.includes(id)).map(named),
      hours: hours.success ? hours.data : null,
      photo: (photo === null ? undefined : pictures.get(photo)) ?? null,
      isVerified: row.verifiedAt !== null,
      count: stock?.cars ?? 0,
    };
  }

  type Given = ParsedQueryOf<'saveDealerPage'>;

  /** @throws AppError `validation_failed` with the problem of each field */
  function checked(given: Given, language: Language) {
    const texts = {
      name: cleanLine(given.name),
      about: cleanParagraphs(given.about ?? ''),
      address: cleanLine(given.address ?? ''),
    };
    const { city: place, areas: wanted = [], hours: typed = '' } = given;
    const [city] = citiesBy(({ slug }) => slug === place);
    const areas = citiesBy(({ slug }) => wanted.includes(slug)).map(({ id }) => id);
    const errors = {
      ...(place && !city ? { city: dealerPageWords.city } : {}),
      ...(areas.length < wanted.length ? { areas: dealerPageWords.city } : {}),
      ...dealerPageForm.problemsOf({ ...texts, areas: wanted.join(','), hours: typed }, new Date()),
    };
    if (Object.keys(errors).length > 0) throw refusedForm(errors, language);
    const hours = hoursIn(typed);
    return {
      ...texts,
      cityId: city?.id ?? null,
      areas,
      hours: hours?.some((spans) => spans.length > 0) ? hours : null,
    };
  }

  return {
    read: async ({ id }: AccountRow): Promise<OwnDealerPage> => viewOf(await rowOf(id)),

    /** @throws AppError `validation_failed`, `conflict` where it was changed meanwhile */
    async save(account: AccountRow, given: Given, language: Language): Promise<OwnDealerPage> {
      const changes = checked(given, language);
      const saved = await inTransaction(orm, async (transaction) => {
        const before = await rowOf(account.id, transaction);
        const photo = await photoOf(transaction, account, given.photo, before.photo, language);
        const [after] = await transaction
          .update(dealerPages)
          .set({
            ...changes,
            photo,
            // What staff has checked is the name.
            ...(changes.name === before.name ? {} : { verifiedAt: null }),
            revision: sql`${dealerPages.revision} + 1`,
            updatedAt: new Date(),
          })
          .where(and(eq(dealerPages.accountId, account.id), eq(dealerPages.revision, given.revision)))
          .returning();
        if (!after) throw new AppError('conflict');
        return after;
      });
      await database.announceChange();
      return await viewOf(saved);
    },
  };

  async function photoOf(
    transaction: Orm,
    { id }: AccountRow,
    sha256: string | undefined,
    before: string | null,
    language: Language,
  ): Promise<string | null> {
    if (sha256 === undefined) return before;
    if (sha256 === 'none') return null;
    const key = (await uploads.claim([`account:${id}`], [sha256], transaction)).get(sha256);
    if (key === undefined) throw refusedForm({ photo: dealerPageWords.photo }, language);
    return key;
  }
}
