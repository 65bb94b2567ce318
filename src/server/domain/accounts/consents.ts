import { and, desc, eq } from 'drizzle-orm';
import { consentVersion } from '#contract/account/consent.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { consents } = schema;

/** A version that there is, or was: a page left open agrees to the text it shows. */
export function isKnownVersion(version: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(version) && version <= consentVersion;
}

/**
 * Notes that somebody agreed to a version, once and with its first time; one that there never was is passed over.
 * @param owner as in `uploads.owner`
 */
export async function keepConsent(orm: Orm, owner: string, version: string): Promise<void> {
  if (isKnownVersion(version)) await orm.insert(consents).values({ owner, version }).onConflictDoNothing();
}

/** When somebody agreed to a version; undefined where they have not. */
export async function consentOf(orm: Orm, owner: string, version: string): Promise<Date | undefined> {
  const [row] = await orm
    .select({ createdAt: consents.createdAt })
    .from(consents)
    .where(and(eq(consents.owner, owner), eq(consents.version, version)));
  return row?.createdAt;
}

/** What somebody agreed to, the last first. */
export async function consentsOf(orm: Orm, owner: string): Promise<{ version: string; createdAt: Date }[]> {
  return await orm
    .select({ version: consents.version, createdAt: consents.createdAt })
    .from(consents)
    .where(eq(consents.owner, owner))
    .orderBy(desc(consents.createdAt), desc(consents.version));
}
