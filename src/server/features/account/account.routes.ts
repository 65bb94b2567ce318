import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userOf } from '#server/features/account/shared/account-user.ts';
import { AppError } from '#server/http/app-error.ts';
import { type EndpointContext, serveEndpoint } from '#server/http/serve-endpoint.ts';
import { deviceHashOf, type ReadPrincipal } from '#server/session/principal.ts';
import { createSessionCookies } from '#server/session/session-cookie.ts';
import { cookieTokenOf, tokenOf } from '#server/session/session-token.ts';
import type { AccountService } from './account.service.ts';
import { accountWords } from './account-words.ts';
import { deviceNameOf } from './device-name.ts';

type Parts = {
  readonly account: AccountService;
  readonly readPrincipal: ReadPrincipal;
  readonly isHttps: boolean;
  /** Whether a response contains the code it sent (OTP_ECHO). */
  readonly isEchoing: boolean;
};

const requesterOf = (request: FastifyRequest) => ({ deviceHash: deviceHashOf(request), address: request.ip });

/** Endpoints for one-time codes, sessions, and a number's stock limit. */
export function accountRoutes(
  app: FastifyInstance,
  { account, readPrincipal, isHttps, isEchoing }: Parts,
): void {
  const cookies = createSessionCookies({ isHttps });
  serveEndpoint(app, 'otp', async ({ mobile }, { request, reply, language }: EndpointContext<'otp'>) => {
    const outcome = await account.sendCode(mobile, requesterOf(request), language);
    if (outcome.kind === 'sent')
      return { ...account.codeTimes, ...(isEchoing ? { code: outcome.code } : {}) };
    const { reason, waitSeconds } = outcome;
    reply.header('retry-after', waitSeconds);
    const words = accountWords[language];
    const said = reason === 'resend' ? words.resend(waitSeconds) : words.hour(Math.ceil(waitSeconds / 60));
    throw new AppError('rate_limited', { mobile: [said] });
  });

  serveEndpoint(app, 'login', async (given, { request, reply, language }) => {
    const before = cookieTokenOf(request);
    const device = deviceNameOf(request.headers['user-agent']);
    const signedIn = await account.signIn(given, requesterOf(request), language, before, device);
    cookies.set(reply, signedIn.token);
    return { authKey: signedIn.token, user: userOf(signedIn.account) };
  });

  serveEndpoint(app, 'me', async (_query, { account: caller, request, reply }) => {
    // Renews the browser's cookie together with the session.
    const token = cookieTokenOf(request);
    if (token !== undefined) cookies.set(reply, token);
    return { user: userOf(caller) };
  });

  serveEndpoint(app, 'logout', async (_query, { request, reply }) => {
    const token = tokenOf(request);
    if (token !== undefined) await account.signOut(token);
    cookies.clear(reply);
    return { signedOut: true };
  });

  serveEndpoint(app, 'stockLimit', async ({ mobile }, { request, language }) => {
    const { account: asking } = await readPrincipal(request);
    const left = await account.stockLeft(mobile, asking, language);
    const { stockLeft, stockFull } = accountWords[language];
    return { allowed_stock_add: left, msg: left > 0 ? stockLeft(left) : stockFull };
  });

  serveEndpoint(app, 'checkMobile', ({ mobile }, { language }) => ({
    mobile: account.checkMobile(mobile, language),
  }));
}
