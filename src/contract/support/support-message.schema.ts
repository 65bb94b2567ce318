import * as z from 'zod/mini';
import { clientId, day, optionalText } from '#contract/api/wire-values.ts';

/* What the endpoint of messages to the site takes and answers (endpoint-schemas.ts). */

/** Bounded here; what is wrong with a field is found by the rules of contact-message.ts and answered as 422. */
export const contactMessageSchemas = {
  sendContactMessage: {
    query: z.object({
      topic: optionalText(40),
      name: optionalText(200),
      email: optionalText(400),
      mobile: optionalText(40),
      message: optionalText(5000),
      clientId,
      /** Which text about privacy stood beside the button. */
      consent: day,
    }),
    data: z.object({ received: z.literal(true) }),
  },
} as const;
