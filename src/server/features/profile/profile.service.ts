import { type OwnProfile, scopeRequestLimits } from '#contract/account/account.schema.ts';
import { cleanPersonName } from '#contract/account/person-name.ts';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { problemOf } from '#contract/sell/sell.ts';
import { type SellProblem, sellProblems } from '#contract/sell/sell-problem.ts';
import { AppError } from '#server/http/app-error.ts';
import { AttemptLimiter } from '#server/http/attempt-limiter.ts';
import type { AccountRow } from '#server/session/principal.ts';
import type { ProfileChanges, ProfileRepository } from './profile.repository.ts';
import { profileWords } from './profile-words.ts';

/** Limited because staff reads each request. */
const requests = { most: 5, withinMs: 24 * 60 * 60_000, mostAddresses: 20_000 } as const;

export type ProfileService = ReturnType<typeof createProfileService>;

/** Removes control characters and unpaired surrogates, some of which the database rejects. */
const clean = (text: string) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();

/** An account's profile, and its scope requests. */
export function createProfileService(profiles: ProfileRepository) {
  const limiter = new AttemptLimiter(requests);
  return {
    read: (account: AccountRow): Promise<OwnProfile> => profiles.profileOf(account),

    /**
     * Uses the rules of the sell form, which shows the same name.
     * @throws AppError `validation_failed`
     */
    async update(
      account: AccountRow,
      given: ParsedQueryOf<'updateProfile'>,
      language: Language,
    ): Promise<OwnProfile> {
      const now = new Date();
      const { name, email, withoutEmail, isWhatsapp } = given;
      const found: [string, SellProblem | undefined][] = [
        ['name', name === undefined ? undefined : problemOf('name', { name }, now)],
        ['email', email === undefined ? undefined : problemOf('email', { email }, now)],
      ];
      const errors = found.flatMap(([field, problem]) =>
        problem ? [[field, [sellProblems[problem][language]]] as const] : [],
      );
      if (errors.length > 0) throw new AppError('validation_failed', Object.fromEntries(errors));
      const changes: ProfileChanges = {
        ...(name === undefined ? {} : { name: cleanPersonName(name) }),
        ...(email === undefined ? {} : { email: email.trim() || null }),
        ...(withoutEmail === '1' ? { email: null } : {}),
        ...(isWhatsapp === undefined ? {} : { isWhatsapp: isWhatsapp === '1' }),
      };
      const changed = await profiles.change(account.id, changes);
      if (!changed) throw new AppError('unauthorized');
      return await profiles.profileOf(changed);
    },

    /** @throws AppError `validation_failed`, `rate_limited` */
    async requestScope(
      account: AccountRow,
      { scope, company: typed, note: typedNote = '' }: ParsedQueryOf<'requestScope'>,
      language: Language,
    ): Promise<OwnProfile> {
      const words = profileWords[language];
      const [company, note] = [clean(typed), clean(typedNote)];
      if (account.scope !== 'user')
        throw new AppError('validation_failed', { scope: [words.alreadyMore(account.scope)] });
      if (company === '' || company.length > scopeRequestLimits.companyLength)
        throw new AppError('validation_failed', { company: [words.company] });
      if (note.length > scopeRequestLimits.noteLength)
        throw new AppError('validation_failed', { note: [sellProblems.too_long[language]] });
      if (!limiter.take(`account:${account.id}`)) throw new AppError('rate_limited');
      await profiles.requestScope(account.id, { scope, company, note });
      return await profiles.profileOf(account);
    },
  };
}
