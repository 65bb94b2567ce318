import type { OwnProfile } from '#contract/account/account.schema.ts';
import { cleanPersonName } from '#contract/account/person-name.ts';
import { scopeForm } from '#contract/account/scope-form.ts';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import { errorsOf } from '#contract/form/form-rules.ts';
import type { Language } from '#contract/language.ts';
import { problemOf } from '#contract/sell/sell.ts';
import { AppError } from '#server/http/app-error.ts';
import { AttemptLimiter } from '#server/http/attempt-limiter.ts';
import { requireValid } from '#server/http/refused-form.ts';
import type { AccountRow } from '#server/session/principal.ts';
import type { ProfileChanges, ProfileRepository } from './profile.repository.ts';

/** Limited because staff reads each request. */
const requests = { most: 5, withinMs: 24 * 60 * 60_000, mostAddresses: 20_000 } as const;

export type ProfileService = ReturnType<typeof createProfileService>;

/** Removes control characters and unpaired surrogates, some of which the database rejects. */
const clean = (text: string) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();

/** Messages about a profile where the error's default message is too general. */
const profileWords = {
  id: {
    alreadyMore: (scope: string) => `Akun ini sudah menjadi ${scope}.`,
  },
  en: {
    alreadyMore: (scope: string) => `This account is a ${scope} already.`,
  },
} as const satisfies Record<Language, unknown>;

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
      const errors = errorsOf(
        (
          [
            ['name', name],
            ['email', email],
          ] as const
        ).flatMap(([field, text]) => (text === undefined ? [] : [field])),
        (field) => problemOf(field, { name, email }, now),
      );
      requireValid(errors, language);
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
      requireValid(scopeForm.problemsOf({ company, note }, new Date()), language);
      if (!limiter.take(`account:${account.id}`)) throw new AppError('rate_limited');
      await profiles.requestScope(account.id, { scope, company, note });
      return await profiles.profileOf(account);
    },
  };
}
