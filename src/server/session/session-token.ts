import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Name of the session cookie; scripts cannot read it. */
export const sessionCookie = 'auth._token.local';

/** 256 bits, as base64url. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a session's or device's token. Tokens are random, so a plain hash is sufficient. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The session token of a call: `Authorization: Bearer`, or the cookie. */
export function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { authorization = '' } = request.headers;
  // Another scheme belongs to a gateway in front of the site.
  return /^bearer\b/i.test(authorization) ? known(bearerOf(authorization)) : cookieTokenOf(request);
}

/** Whether the call sends its session explicitly. Browsers add their cookie to every call. */
export function namesSession({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return known(bearerOf(headers.authorization ?? '')) !== undefined;
}

/** The session token in the browser's cookie. */
export function cookieTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return known(cookieNamed(sessionCookie, headers.cookie));
}

function known(token: string | undefined): string | undefined {
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

function bearerOf(authorization: string): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization.trim())?.[1];
}

function cookieNamed(name: string, header: string | undefined): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
