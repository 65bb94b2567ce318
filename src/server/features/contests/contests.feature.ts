import { dayInJakarta } from '#contract/dates.ts';
import type { Language } from '#contract/language.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { localized } from '#contract/localized.ts';
import type { Feature } from '#server/feature.ts';
import { contestTable } from '#server/features/operator-tables/shared/tables/offer-tables.ts';
import { lastDay } from '#server/features/operator-tables/shared/validity.ts';
import { createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { type ContestEntry, createContestEntries } from './contest-entries.ts';

const unknownContest = (language: Language) => {
  const text = localized('There is no such contest.');
  return new AppError('not_found', { contest: [text[language]] }, language);
};

/** The photo contest (docs/product.md#photo-contest). */
export const contestsFeature: Feature<'database' | 'listing' | 'tables'> = (
  app,
  { database, listing, tables },
) => {
  const entries = createContestEntries(database, createAuditTrail(database));

  /** The editions that have begun, open ones first, then the latest. */
  function editions() {
    const today = dayInJakarta(new Date());
    return tables
      .rows(contestTable)
      .rows.map((row) => {
        const endsOn = row.valid_to === null ? null : lastDay(row.valid_to);
        return { ...row, endsOn, isOpen: endsOn === null || endsOn >= today };
      })
      .toSorted(
        (a, b) => Number(b.isOpen) - Number(a.isOpen) || ((a.endsOn ?? '') < (b.endsOn ?? '') ? 1 : -1),
      );
  }

  function edition(contest: string, language: Language) {
    const found = editions().find((each) => each.contest === contest);
    if (!found) throw unknownContest(language);
    return found;
  }

  async function shown<Entry extends ContestEntry>(rows: readonly Entry[]) {
    const cards = await listing.cardsByIds(rows.map(({ listingId }) => listingId));
    const byId = new Map<number, ListingCard>(cards.map((card) => [card.id, card]));
    return rows.map((row) => ({ row, label: row.label, card: byId.get(row.listingId) ?? null }));
  }

  serveEndpoint(app, 'photoContests', async ({ contest }, { language }) => {
    const wanted = contest === undefined ? editions() : [edition(contest, language)];
    const items = wanted.map(async (row) => {
      const { contest: name, isOpen, endsOn } = row;
      // The list shows those of the open ones.
      const latest = isOpen || contest !== undefined ? await shown(await entries.latest(name)) : [];
      const winners = isOpen ? [] : await shown(await entries.winners(name));
      return {
        ...{ contest: name, isOpen, endsOn, isDemonstration: row.is_demonstration },
        name: row[`name_${language}`],
        about: row[`about_${language}`],
        prizes: row[`prizes_${language}`],
        entryCount: await entries.countOf(name),
        entries: latest.flatMap(({ label, card }) => (card ? [{ label, card }] : [])),
        winners: winners.map(({ row: { place }, label, card }) => ({ place: place ?? 0, label, card })),
      };
    });
    return { items: await Promise.all(items) };
  });

  serveEndpoint(app, 'contestAds', async ({ contest }, { account, language }) => {
    return { items: await entries.ownAds(edition(contest, language).contest, account.id) };
  });

  serveEndpoint(app, 'enterContest', async ({ contest, id }, { account, language }) => {
    const { isOpen } = edition(contest, language);
    await entries.enter({ contest, isOpen, listingId: id, account, language });
    await database.announceChange();
    return { received: true };
  });

  serveEndpoint(app, 'staffContests', async (_query, { language }) => {
    const items = editions().map(async ({ contest, isOpen, ...row }) => ({
      ...{ contest, isOpen, name: row[`name_${language}`] },
      entries: (await shown(await entries.forStaff(contest))).map(({ row: entry, label, card }) => ({
        ...{ listingId: entry.listingId, label, photos: entry.photos, place: entry.place, card },
      })),
    }));
    return { items: await Promise.all(items) };
  });

  serveEndpoint(
    app,
    'staffPickWinner',
    async ({ contest, id, place }, { account: { id: actorId }, once, language }) => {
      edition(contest, language);
      await entries.pick({ once, actorId, contest, listingId: id, place, language });
      await database.announceChange();
      return { received: true };
    },
  );
};
