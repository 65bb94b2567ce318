import { createHmac } from 'node:crypto';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { cleanPersonName } from '#contract/account/person-name.ts';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { supportForm } from '#contract/support/support-message.ts';
import { keepConsent } from '#server/features/account/shared/consents.ts';
import { AppError } from '#server/http/app-error.ts';
import { AttemptLimiter, networkOf } from '#server/http/attempt-limiter.ts';
import type { Once } from '#server/http/once.ts';
import { requireValid } from '#server/http/refused-form.ts';
import { cleanParagraphs } from '#server/reading/clean-text.ts';
import { ownersOf, type Principal } from '#server/session/principal.ts';
import type { SupportMessageRepository } from './support-message.repository.ts';

/** Limits by device or account, and loosely by address, which thousands of phones may share. */
const bySender = { most: 5, withinMs: 60 * 60_000, mostAddresses: 20_000 } as const;
const byAddress = { most: 60, withinMs: 60 * 60_000, mostAddresses: 20_000 } as const;

export type ContactMessage = {
  readonly query: ParsedQueryOf<'sendSupportMessage'>;
  readonly once: Once;
  readonly principal: Principal;
  readonly address: string;
  readonly language: Language;
};

type Parts = {
  readonly messages: SupportMessageRepository;
  /** Key for the hashes of addresses. */
  readonly secret: string;
};

/** Messages to the site: stored first, and mailed when possible. */
export function createSupportMessageService({ messages, secret }: Parts) {
  const senders = new AttemptLimiter(bySender);
  const addresses = new AttemptLimiter(byAddress);
  const hashOf = (address: string) =>
    createHmac('sha256', secret)
      .update(`message from ${networkOf(address)}`)
      .digest('hex');

  return {
    /**
     * @returns whether it is new
     * @throws AppError `validation_failed` with every field, `rate_limited`
     */
    async take({ query, once, principal, address, language }: ContactMessage): Promise<boolean> {
      const { clientId: _, consent, ...form } = query;
      if (once.isRepeat) return false;
      const errors = supportForm.problemsOf(form, new Date());
      requireValid(errors, language);
      const askedFrom = hashOf(address);
      const [owner = `address:${askedFrom}`] = ownersOf(principal);
      if (!addresses.take(address) || !senders.take(owner)) throw new AppError('rate_limited');
      const { isNew } = await once.change(async (within) => {
        await messages.keep(
          {
            ...{ owner, askedFrom },
            topic: form.topic?.trim() ?? 'other',
            name: cleanPersonName(form.name ?? ''),
            email: form.email?.trim().toLowerCase() || null,
            mobile: parseMobileNumber(form.mobile ?? '') ?? null,
            message: cleanParagraphs(form.message ?? ''),
          },
          within,
        );
        await keepConsent(within, owner, consent);
      });
      return isNew;
    },
  };
}
