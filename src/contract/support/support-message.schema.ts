import * as z from 'zod/mini';
import { queuedPaths } from '#contract/api/outbox-paths.ts';
import { day, optionalText } from '#contract/api/wire-values.ts';

/* Schemas of the endpoint of messages to the site (endpoint-schemas.ts). */

/** Only bounded; support-message.ts validates it, and problems are answered as 422. */
export const supportMessageSchemas = {
  sendSupportMessage: {
    path: queuedPaths.sendSupportMessage,
    who: 'anyone',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        topic: optionalText(40),
        name: optionalText(200),
        email: optionalText(400),
        mobile: optionalText(40),
        message: optionalText(5000),
        /** The version of the privacy text shown beside the button. */
        consent: day,
      }),
    data: () => z.object({ received: z.literal(true) }),
  },
} as const;
