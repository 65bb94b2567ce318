import { createHmac } from 'node:crypto';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { cleanPersonName } from '#contract/account/person-name.ts';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { supportForm } from '#contract/support/support-message.ts';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { keepConsent } from '#server/features/account/shared/consents.ts';
import { AppError } from '#server/http/app-error.ts';
import { AttemptLimiter, networkOf } from '#server/http/attempt-limiter.ts';
import { requireValid } from '#server/http/refused-form.ts';
import { cleanParagraphs } from '#server/reading/clean-text.ts';
import { ownersOf, type Principal } from '#server/session/principal.ts';
import type { SupportMessageRepository } from './support-message.repository.ts';

/** Limits by device or account, and loosely by address, which thousands of phones may share. */
const bySender = { most: 5, withinMs: 60 * 60_000, mostAddresses: 20_000 } as const;
const byAddress = { most: 60, withinMs: 60 * 60_000, mostAddresses: 20_000 } as const;

export type ContactMessage = {
  readonly query: ParsedQueryOf<'sendSupportMessage'>;
  readonly principal: Principal;
  readonly address: string;
  readonly language: Language;
};

type Parts = {
  readonly database: Database;
  readonly messages: SupportMessageRepository;
  /** Key for the hashes of addresses. */
  readonly secret: string;
};

/** Messages to the site: stored first, and mailed when possible. */
export function createSupportMessageService({ database, messages, secret }: Parts) {
  const senders = new AttemptLimiter(bySender);
  const addresses = new AttemptLimiter(byAddress);
  const hashOf = (address: string) =>
    createHmac('sha256', secret)
      .update(`message from ${networkOf(address)}`)
      .digest('hex');

  return {
    /**
     * Idempotent.
     * @returns whether it is new
     * @throws AppError `validation_failed` with every field, `rate_limited`
     */
    async take({ query, principal, address, language }: ContactMessage): Promise<boolean> {
      const { clientId, consent, ...form } = query;
      if (await messages.isKept(clientId)) return false;
      const errors = supportForm.problemsOf(form, new Date());
      requireValid(errors, language);
      const askedFrom = hashOf(address);
      const [owner = `address:${askedFrom}`] = ownersOf(principal);
      if (!addresses.take(address) || !senders.take(owner)) throw new AppError('rate_limited');
      return await inTransaction(database.orm, async (within) => {
        const isNew = await messages.keep(
          {
            ...{ clientId, owner, askedFrom },
            topic: form.topic?.trim() ?? 'other',
            name: cleanPersonName(form.name ?? ''),
            email: form.email?.trim().toLowerCase() || null,
            mobile: parseMobileNumber(form.mobile ?? '') ?? null,
            message: cleanParagraphs(form.message ?? ''),
          },
          within,
        );
        if (isNew) await keepConsent(within, owner, consent);
        return isNew;
      });
    },
  };
}
