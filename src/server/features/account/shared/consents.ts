import { and, desc, eq } from 'drizzle-orm';
import { consentVersion } from '#contract/account/consent.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { consents } = schema;

/** A current or former version: a page left open consents to the text it shows. */
export function isKnownVersion(version: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(version) && version <= consentVersion;
}

/**
 * Records a consent to a version, with the time of the first one; an unknown version is ignored.
 * @param owner as in `uploads.owner`
 */
export async function keepConsent(orm: Orm, owner: string, version: string): Promise<void> {
  if (isKnownVersion(version)) await orm.insert(consents).values({ owner, version }).onConflictDoNothing();
}

/** When a version was consented to; undefined without a consent. */
export async function consentOf(orm: Orm, owner: string, version: string): Promise<Date | undefined> {
  const [row] = await orm
    .select({ createdAt: consents.createdAt })
    .from(consents)
    .where(and(eq(consents.owner, owner), eq(consents.version, version)));
  return row?.createdAt;
}

/** Consents, latest first. */
export async function consentsOf(orm: Orm, owner: string): Promise<{ version: string; createdAt: Date }[]> {
  return await orm
    .select({ version: consents.version, createdAt: consents.createdAt })
    .from(consents)
    .where(eq(consents.owner, owner))
    .orderBy(desc(consents.createdAt), desc(consents.version));
}
