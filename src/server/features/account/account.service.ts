import type { Language } from '#contract/language.ts';
import { stockLimits } from '#contract/sell/listing-limits.ts';
import type { Database, Orm } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { keepConsent } from '#server/features/account/shared/consents.ts';
import { detachAccount } from '#server/features/account/shared/detach-account.ts';
import type { SpentViews } from '#server/features/account/shared/spent-views.ts';
import { AppError } from '#server/http/app-error.ts';
import { reasonOf } from '#server/process/error-reason.ts';
import { readMobile } from '#server/reading/read-mobile.ts';
import type { AccountRow, SessionRepository } from '#server/session/session.repository.ts';
import { hashOfToken, newSessionToken } from '#server/session/session-token.ts';
import type { AccountRepository } from './account.repository.ts';
import type { CodeOutcome, CodeRequester, OneTimeCodeService } from './one-time-code.service.ts';

/** The accounts' interface to listings. */
export type SellerListings = {
  /** Number of a number's listings that count against its limit. */
  countActive(mobile: string): Promise<number>;
  /** Called after a number was verified: claims listings sent with it from this device. */
  onSignedIn(account: AccountRow, deviceHash: string | undefined): Promise<void>;
};

export type SignInGiven = {
  readonly mobile: string;
  readonly otp: string;
  readonly isNewOwner?: string | undefined;
  /** The accepted version of the privacy statement. */
  readonly consent?: string | undefined;
};
export type SignedIn = { readonly token: string; readonly account: AccountRow };

export type AccountService = ReturnType<typeof createAccountService>;

type Parts = {
  readonly database: Pick<Database, 'orm' | 'announceChange'>;
  readonly accounts: AccountRepository;
  readonly sessions: SessionRepository;
  readonly codes: OneTimeCodeService;
  readonly listings: SellerListings;
  readonly spentViews: SpentViews;
  /** Receives failures of secondary tasks; the sign-in succeeds nevertheless. */
  onWarning(line: string): void;
};

export function createAccountService(parts: Parts) {
  const { database, accounts, sessions, codes, listings, spentViews, onWarning } = parts;
  return {
    checkMobile: readMobile,
    /** Durations in seconds, for recipients of a code. */
    codeTimes: codes.times,

    async sendCode(mobile: string, requester: CodeRequester, language: Language): Promise<CodeOutcome> {
      return await codes.send(readMobile(mobile, language), requester, language);
    },

    /**
     * Signs in with a code, which creates the account of a new number.
     * @param given.isNewOwner whether the number is new to this person: a former account loses it
     * @param before the token of the session that this one replaces
     * @param device the name of the browser, for the list of sessions
     * @throws AppError as `OneTimeCodeService.check` does, `suspended`
     */
    async signIn(
      given: SignInGiven,
      requester: CodeRequester,
      language: Language,
      before: string | undefined,
      device: string,
    ): Promise<SignedIn> {
      const mobile = readMobile(given.mobile, language);
      const codeId = await codes.check(mobile, given.otp, requester, language);
      const token = newSessionToken();
      let hasLeft = false;
      const work = async (within: Orm) => {
        await codes.use(codeId, within);
        const former = given.isNewOwner === '1' ? await accounts.lockOf(mobile, within) : undefined;
        // A suspended account cannot be left by claiming to be a new owner.
        hasLeft = former !== undefined && !former.isSuspended;
        if (former && hasLeft) await detachAccount(within, former, spentViews);
        const verified = await accounts.ofVerified(mobile, within);
        if (verified.isSuspended) return verified;
        await sessions.add(verified.id, hashOfToken(token), within, device);
        if (given.consent !== undefined) await keepConsent(within, `account:${verified.id}`, given.consent);
        return verified;
      };
      const account = await inTransaction(database.orm, work);
      if (account.isSuspended) throw new AppError('suspended');
      if (hasLeft) await database.announceChange();
      if (before !== undefined) await sessions.end(hashOfToken(before));
      try {
        await listings.onSignedIn(account, requester.deviceHash);
      } catch (cause) {
        onWarning(`advertisements of a device could not be given to their account: ${reasonOf(cause)}`);
      }
      // A claimed listing may have set the account's name.
      return {
        token,
        account: account.name === null ? ((await accounts.byId(account.id)) ?? account) : account,
      };
    },

    async signOut(token: string): Promise<void> {
      await sessions.end(hashOfToken(token));
    },

    /**
     * How many more listings a number may have. Only its own account gets the actual number; any other caller
     * gets the general limit, and is rejected on publishing if it is exceeded.
     * @throws AppError `validation_failed`
     */
    async stockLeft(text: string, asking: AccountRow | undefined, language: Language): Promise<number> {
      const mobile = readMobile(text, language);
      if (asking?.mobile !== mobile) return stockLimits.user;
      return Math.max(0, stockLimits[asking.scope] - (await listings.countActive(mobile)));
    },
  };
}
