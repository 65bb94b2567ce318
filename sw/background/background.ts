import { sendWaiting } from './outbox.ts';
import { openNews, showNews } from './push.ts';
import { draftOfShared } from './share-target.ts';

/** What the worker does when no page may be open. A script of its own (background-part.ts), which exports by the scope. */
const part = { sendWaiting, showNews, openNews, draftOfShared } as const;
export type BackgroundPart = typeof part;

Object.assign(self, { backgroundPart: part });
