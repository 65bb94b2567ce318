import * as z from 'zod/mini';
import {
  conversationEvent,
  conversationMessage,
  conversationView,
} from '#contract/conversations/conversation.schema.ts';

/** A conversation as the device keeps it. */
export const keptConversation = z.lazy(() =>
  z.object({
    account: z.string(),
    id: z.number(),
    /** Of `view`, as an index. */
    lastAt: z.string(),
    view: conversationView(),
    events: z.catch(z.array(conversationEvent()), []),
    /** The edition of the kept messages, which are those from one `seq` to another; 0 without any. */
    edition: z.catch(z.number(), 0),
    from: z.catch(z.number(), 0),
    to: z.catch(z.number(), 0),
    /** Up to which `seq` it was read on this device, and what the server has been told of it. */
    read: z.catch(z.number(), 0),
    told: z.catch(z.object({ read: z.number(), received: z.number() }), { read: 0, received: 0 }),
  }),
);
export type KeptConversation = z.infer<typeof keptConversation>;

export const keptMessage = z.lazy(() =>
  z.object({
    account: z.string(),
    conversationId: z.number(),
    seq: z.number(),
    message: conversationMessage(),
  }),
);
export type KeptMessage = z.infer<typeof keptMessage>;
