import { createHmac } from 'node:crypto';
import { otpLimits } from '#contract/account/account.ts';
import type { Language } from '#contract/language.ts';
import type { Database, Orm } from '#server/db/database.ts';
import type { CodeDelivery } from '#server/delivery/code-delivery.ts';
import { AppError } from '#server/http/app-error.ts';
import { neighbourhoodOf, networkOf } from '#server/http/attempt-limiter.ts';
import { refusedForm } from '#server/http/refused-form.ts';
import { createSharedLimiter } from '#server/http/shared-limiter.ts';
import { reasonOf } from '#server/process/error-reason.ts';
import { accountWords } from './account-words.ts';
import type { CodeOf, OneTimeCodeRepository } from './one-time-code.repository.ts';
import { hashOfCode, isSameHash, newCode, parseCode } from './one-time-code.ts';

const hourMs = 60 * 60_000;
/**
 * Loose limits: a mobile network shares one address among thousands. Few of them request codes for
 * the same number, so that limit is lower: new device tokens alone cannot flood a number. Beyond it, one code
 * is still sent every few minutes, since the number's owner may be behind the same address.
 */
const brakes = {
  codes: { most: 300, withinMs: hourMs, mostAddresses: 20_000 },
  codesToNumber: { most: 8, withinMs: hourMs, mostAddresses: 20_000 },
  laterCodesToNumber: { most: 1, withinMs: 5 * 60_000, mostAddresses: 20_000 },
  // Who changes the address with each request stays within a neighbourhood.
  codesOfNeighbourhood: { most: 1000, withinMs: hourMs, mostAddresses: 20_000 },
  // Each code costs the operator money.
  codesOfSite: { most: 10_000, withinMs: hourMs, mostAddresses: 1 },
  tries: { most: 600, withinMs: hourMs, mostAddresses: 20_000 },
  // Guesses at one number's codes, from all devices together.
  triesOfNumber: { most: 30, withinMs: hourMs, mostAddresses: 50_000 },
} as const;

export type CodeRequester = { readonly deviceHash: string | undefined; readonly address: string };

export type CodeOutcome =
  | { readonly kind: 'sent'; readonly code: string }
  | { readonly kind: 'too-often'; readonly reason: 'resend' | 'hour'; readonly waitSeconds: number };

export type OneTimeCodeService = ReturnType<typeof createOneTimeCodeService>;

type Parts = {
  readonly database: Pick<Database, 'engine' | 'orm'>;
  readonly codes: OneTimeCodeRepository;
  readonly delivery: CodeDelivery;
  /** Key for the hashes of codes and addresses. */
  readonly secret: string;
  /** Receives why a code could not be sent: one line without personal data. */
  onDeliveryFailed(line: string): void;
};

/** Sends and checks one-time codes. */
export function createOneTimeCodeService({ database, codes, delivery, secret, onDeliveryFailed }: Parts) {
  const limiter = (name: keyof typeof brakes) => createSharedLimiter(database, name, secret, brakes[name]);
  const requesters = limiter('codes');
  const requestersOfNumber = limiter('codesToNumber');
  const laterRequestersOfNumber = limiter('laterCodesToNumber');
  const neighbourhoods = limiter('codesOfNeighbourhood');
  const site = limiter('codesOfSite');
  const guessers = limiter('tries');
  const guessedNumbers = limiter('triesOfNumber');
  let alarmedAt = Number.NEGATIVE_INFINITY;

  /** Tells the operator once an hour. */
  function alarm(): void {
    if (performance.now() - alarmedAt < hourMs) return;
    alarmedAt = performance.now();
    onDeliveryFailed(`${brakes.codesOfSite.most} codes in an hour: no more are sent until it is over`);
  }

  /** A code only works for its requester: others can neither use up its tries nor invalidate it. */
  function askedBy({ deviceHash, address }: CodeRequester): string {
    if (deviceHash !== undefined) return `device:${deviceHash}`;
    return `address:${createHmac('sha256', secret).update(networkOf(address)).digest('hex')}`;
  }

  /** Reports a code that is not the newest: an earlier one, or unknown. */
  async function refuseOther(requester: CodeOf, codeHash: string, otherwise: AppError): Promise<never> {
    const [newest, ...earlier] = await codes.known(requester);
    if (!newest) throw new AppError('otp_expired');
    const match = earlier.find((each) => isSameHash(each.codeHash, codeHash));
    if (match) throw new AppError(match.isUsed ? 'otp_used' : 'otp_expired');
    throw otherwise;
  }

  return {
    /**
     * @param mobile E.164
     * @throws AppError `rate_limited` by address, `unavailable` if it cannot be sent now
     */
    async send(mobile: string, requester: CodeRequester, language: Language): Promise<CodeOutcome> {
      const network = networkOf(requester.address);
      if (!(await requesters.take(network)) || !(await neighbourhoods.take(neighbourhoodOf(network))))
        throw new AppError('rate_limited');
      const ofNumber = `${network} ${mobile}`;
      if (!(await requestersOfNumber.take(ofNumber)) && !(await laterRequestersOfNumber.take(ofNumber))) {
        const waitSeconds = brakes.laterCodesToNumber.withinMs / 1000;
        return { kind: 'too-often', reason: 'hour', waitSeconds };
      }
      const code = newCode();
      const added = await codes.add(
        { mobile, askedBy: askedBy(requester) },
        hashOfCode(secret, mobile, code),
      );
      if (!added.isTaken) return { kind: 'too-often', reason: added.reason, waitSeconds: added.waitSeconds };
      if (!(await site.take('site'))) {
        await codes.remove(added.id);
        alarm();
        throw new AppError('unavailable');
      }
      try {
        await delivery.send({ mobile, code, language });
      } catch (cause) {
        // It can be requested again immediately.
        await codes.remove(added.id);
        onDeliveryFailed(reasonOf(cause));
        throw new AppError('unavailable');
      }
      return { kind: 'sent', code };
    },

    /**
     * Uses up a try and succeeds if the code is right; the caller must then `use` the returned code.
     * @throws AppError `validation_failed`, `otp_wrong`, `otp_expired`, `otp_used`, `otp_exhausted`,
     * `rate_limited`
     */
    async check(
      mobile: string,
      typed: string,
      requester: CodeRequester,
      language: Language,
    ): Promise<number> {
      const code = parseCode(typed);
      if (code === undefined) throw refusedForm({ otp: 'otp' }, language);
      if (!(await guessers.take(requester.address))) throw new AppError('rate_limited');
      const codeOf = { mobile, askedBy: askedBy(requester) };
      const codeHash = hashOfCode(secret, mobile, code);
      const spent = await codes.spendTry(codeOf);
      if (!spent) {
        const [newest] = await codes.known(codeOf);
        if (!newest) throw new AppError('otp_expired');
        throw new AppError(newest.isUsed ? 'otp_used' : 'otp_exhausted');
      }
      if (spent.isUsed) return await refuseOther(codeOf, codeHash, new AppError('otp_used'));
      if (spent.isExpired) return await refuseOther(codeOf, codeHash, new AppError('otp_expired'));
      // Also refuses the right one: otherwise the answer would tell it.
      if (!(await guessedNumbers.take(mobile))) throw new AppError('rate_limited');
      if (isSameHash(spent.codeHash, codeHash)) return spent.id;
      const wrong = new AppError('otp_wrong', { otp: [accountWords[language].triesLeft(spent.triesLeft)] });
      return await refuseOther(codeOf, codeHash, wrong);
    },

    /** @throws AppError `otp_used` if a concurrent request used it */
    async use(id: number, within: Orm): Promise<void> {
      if (!(await codes.use(id, within))) throw new AppError('otp_used');
    },

    /** Durations in seconds, for recipients of a code. */
    times: { resendSeconds: otpLimits.resendSeconds, validSeconds: otpLimits.validSeconds },
  };
}
