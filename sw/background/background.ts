import { sendWaiting } from './outbox.ts';
import { openNews, showNews } from './push.ts';
import { syncReferences } from './references.ts';
import { draftOfShared } from './share-target.ts';

/**
 * The worker's tasks that may run without a page: a second script (background-part.ts), exported on the
 * global scope.
 */
const part = { sendWaiting, showNews, openNews, draftOfShared, syncReferences } as const;
export type BackgroundPart = typeof part;

Object.assign(self, { backgroundPart: part });
