import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { DataOf, ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import { dayAfter, isDay, monthsAfter } from '#contract/dates.ts';
import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import { parsePlate } from '#contract/readers/read-plate.ts';
import {
  type ClaimForm,
  claimFields,
  claimForm,
  parseWarrantyNumber,
} from '#contract/warranty/claim-form.ts';
import { claimStatesAfter } from '#contract/warranty/warranty.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { lockName } from '#server/db/transaction.ts';
import { keepConsent } from '#server/features/account/shared/consents.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import { hashesOf } from '#server/features/photos/shared/photo-hashes.ts';
import { keysOfPhotos } from '#server/features/photos/shared/photo-keys.ts';
import { createUploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import type { AuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import { type Once, usedForAnother } from '#server/http/once.ts';
import { refusedForm, requireValid } from '#server/http/refused-form.ts';
import { cleanLine, cleanParagraphs } from '#server/reading/clean-text.ts';
import { type AccountRow, ownersOf, type Principal } from '#server/session/principal.ts';

const { accounts, warranties, warrantyClaims } = schema;
type StaffClaim = DataOf<'staffChangeClaim'>['claim'];
type Claimant = {
  readonly once: Once;
  readonly principal: Principal;
  readonly account: AccountRow;
  readonly language: Language;
};
type Issuer = { readonly issuedBy: number; readonly once: Once; readonly language: Language };

/** Claims of an account a day: enough for anybody, and no flood. */
const mostADay = 5;
const mostShown = 200;
/** A car may be driven so far under any plan. */
const distancePerMonth = 5000;

/** What only the server knows of a claim. */
const claimWords = {
  unknown: localized('There is no warranty with this number and plate. Check the paper.'),
  period: localized('This happened outside the period of the warranty.'),
  distance: localized('The distance is outside the limit of the warranty.'),
} as const satisfies Record<string, Localized>;

const withWarranty = (orm: Orm) =>
  orm
    .select({
      claim: warrantyClaims,
      ...{ number: warranties.number, planName: warranties.planName, plate: warranties.plate },
      ...{ mobile: accounts.mobile, name: accounts.name },
    })
    .from(warrantyClaims)
    .innerJoin(warranties, eq(warranties.id, warrantyClaims.warrantyId))
    .innerJoin(accounts, eq(accounts.id, warrantyClaims.accountId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof withWarranty>>[number];

const staffClaimOf = ({ claim, ...beside }: Row): StaffClaim => {
  const { id, state, happenedOn, kilometers, description, images, answer, createdAt } = claim;
  return {
    ...{ id, state, happenedOn, kilometers, description, images, answer },
    ...{ ...beside, createdAt: createdAt.toISOString() },
  };
};

/** Warranties and the claims on them. */
export function createClaims({ orm }: Database, trail: AuditTrail) {
  const uploads = createUploadRepository(orm);

  /** The warranty that a call with this client id has issued. */
  async function issuedAs(clientId: string, language: Language) {
    const [row] = await orm.select().from(warranties).where(eq(warranties.clientId, clientId));
    if (!row) throw usedForAnother(language);
    return { number: row.number, endsOn: row.endsOn };
  }

  /** The warranty of a number and plate that holds on the day and at the distance of a claim. */
  async function heldWarranty(form: ClaimForm, language: Language, within: Orm) {
    const number = parseWarrantyNumber(form.number ?? '') ?? '';
    const [found] = await within.select().from(warranties).where(eq(warranties.number, number));
    if (!found || found.plate !== parsePlate(form.plate ?? ''))
      throw refusedForm({ number: claimWords.unknown }, language);
    const day = form.happenedOn?.trim() ?? '';
    if (day < found.startsOn || day > found.endsOn)
      throw refusedForm({ happenedOn: claimWords.period }, language);
    const kilometers = readKilometers(form.kilometers ?? '') ?? 0;
    if (kilometers < found.fromKilometers || kilometers > found.toKilometers)
      throw refusedForm({ kilometers: claimWords.distance }, language);
    return { found, day, kilometers };
  }

  return {
    /**
     * Stores a claim.
     * @throws AppError `validation_failed` with every field, `photo_missing`, `rate_limited`
     */
    async save(
      query: ParsedQueryOf<'saveWarrantyClaim'>,
      { once, principal, account, language }: Claimant,
    ): Promise<void> {
      const { consent, images } = query;
      const hashes = hashesOf(images ?? '', 'images', language);
      if (once.isRepeat) return;
      const form: ClaimForm = Object.fromEntries(
        claimFields.flatMap((field) => (query[field] === undefined ? [] : [[field, query[field]] as const])),
      );
      const errors = claimForm.problemsOf(form, new Date());
      requireValid(errors, language);
      await once.change(async (within) => {
        await lockName(within, `claims of ${account.id}`);
        const { found, day, kilometers } = await heldWarranty(form, language, within);
        const recent = await within
          .select({ id: warrantyClaims.id })
          .from(warrantyClaims)
          .where(
            and(
              eq(warrantyClaims.accountId, account.id),
              gt(warrantyClaims.createdAt, sql`now() - interval '1 day'`),
            ),
          );
        if (recent.length >= mostADay) throw new AppError('rate_limited');
        const owners = ownersOf(principal);
        await within.insert(warrantyClaims).values({
          ...{ accountId: account.id, warrantyId: found.id, happenedOn: day, kilometers },
          description: cleanParagraphs(form.description ?? ''),
          images: await keysOfPhotos(within, uploads, owners, hashes),
          consentVersion: consent,
        });
        const [owner] = owners;
        if (owner !== undefined) await keepConsent(within, owner, consent);
      });
    },

    async ofAccount(accountId: number): Promise<DataOf<'ownWarrantyClaims'>> {
      const rows = await withWarranty(orm)
        .where(eq(warrantyClaims.accountId, accountId))
        .orderBy(desc(warrantyClaims.id))
        .limit(mostShown);
      return {
        items: rows.map((row) => {
          const { mobile: _, name: __, ...claim } = staffClaimOf(row);
          return claim;
        }),
      };
    },

    async all(): Promise<DataOf<'staffWarrantyClaims'>> {
      const rows = await withWarranty(orm).orderBy(desc(warrantyClaims.id)).limit(mostShown);
      return { items: rows.map(staffClaimOf) };
    },

    /**
     * Changes state and answer, tells the claimant, and notes it in the trail.
     * @throws AppError `not_found`, `conflict` (412) if it cannot go to this state
     */
    async change(
      { id, clientId, state, answer: typed }: ParsedQueryOf<'staffChangeClaim'>,
      { actorId, once }: { readonly actorId: number; readonly once: Once },
    ): Promise<StaffClaim> {
      await trail.once({ action: 'change-claim', actorId, once }, async (within) => {
        const [before] = await withWarranty(within)
          .where(eq(warrantyClaims.id, id))
          .for('update', { of: warrantyClaims });
        if (!before) throw new AppError('not_found');
        const { claim, number, planName: plan } = before;
        const isSame = claim.state === state;
        if (!isSame && !claimStatesAfter(claim.state).includes(state)) throw new AppError('conflict');
        const answer = typed === undefined ? claim.answer : cleanParagraphs(typed);
        const noted = { accountId: claim.accountId, facts: { warranty: number, claimState: state } };
        if (isSame && answer === claim.answer) return noted;
        await within
          .update(warrantyClaims)
          .set({ state, answer, changedAt: new Date() })
          .where(eq(warrantyClaims.id, id));
        await notify(within, {
          accountId: claim.accountId,
          kind: 'warranty-claim-changed',
          key: `${id}:${clientId}`,
          facts: { claimId: id, number, plan, news: isSame ? 'answered' : state },
        });
        return noted;
      });
      const [row] = await withWarranty(orm).where(eq(warrantyClaims.id, id));
      if (!row) throw new AppError('not_found');
      return staffClaimOf(row);
    },

    /**
     * Issues a warranty.
     * @throws AppError `validation_failed` for a plate or distance
     */
    async issue(
      { clientId, plate: text, startsOn, kilometers: typed }: ParsedQueryOf<'staffIssueWarranty'>,
      plan: { readonly plan: string; readonly name: string; readonly months: number },
      { issuedBy, once, language }: Issuer,
    ): Promise<DataOf<'staffIssueWarranty'>> {
      if (once.isRepeat) return await issuedAs(clientId, language);
      const plate = parsePlate(cleanLine(text ?? ''));
      const kilometers = readKilometers(typed ?? '');
      if (plate === undefined) throw refusedForm({ plate: 'plate' }, language);
      if (kilometers === undefined || kilometers > 2_000_000)
        throw refusedForm({ kilometers: 'kilometers' }, language);
      const number = `G${randomInt(10 ** 9, 10 ** 10)}`;
      if (!isDay(startsOn)) throw refusedForm({ startsOn: 'day_past' }, language);
      const endsOn = dayAfter(monthsAfter(startsOn, plan.months), -1);
      await trail.once({ action: 'issue-warranty', actorId: issuedBy, once }, async (within) => {
        const rows = await within
          .insert(warranties)
          .values({
            ...{ clientId, number, plan: plan.plan, planName: plan.name, plate, startsOn, endsOn, issuedBy },
            ...{ fromKilometers: kilometers, toKilometers: kilometers + plan.months * distancePerMonth },
          })
          .onConflictDoNothing()
          .returning({ id: warranties.id });
        // Another warranty has the same random number.
        if (rows.length === 0) throw new AppError('unavailable');
        return { facts: { warranty: number } };
      });
      return await issuedAs(clientId, language);
    },
  };
}
