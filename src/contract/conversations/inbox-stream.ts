import * as z from 'zod/mini';

/** The stream of an account's inbox: server-sent events with its version. */
export const inboxStreamPath = '/api/v4/conversation/stream';

/** The data of an event: what has a larger version than is known has changed. */
export const inboxEvent = z.object({ version: z.number() });
