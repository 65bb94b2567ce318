import type { FastifyReply } from 'fastify';
import { sessionDays } from './session.repository.ts';
import { sessionCookie } from './session-token.ts';

export type SessionCookies = {
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
};

/** Sets and clears the browser's session cookie. */
export function createSessionCookies({ isHttps }: { readonly isHttps: boolean }): SessionCookies {
  const write = (reply: FastifyReply, value: string, maxAge: number) => {
    const parts = [`${sessionCookie}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax'];
    reply.header('set-cookie', [...parts, ...(isHttps ? ['Secure'] : [])].join('; '));
  };
  return {
    set: (reply, token) => write(reply, token, sessionDays * 24 * 60 * 60),
    clear: (reply) => write(reply, '', 0),
  };
}
