import * as z from 'zod/mini';
import { inboxStreamPath } from '#contract/conversations/inbox-stream.ts';
import type { Feature } from '#server/feature.ts';
import { createUploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import { createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { requireCaller } from '#server/session/require-caller.ts';
import { startConversationJob } from './conversation-job.ts';
import { createConversationReports } from './conversation-reports.ts';
import { createConversationViews } from './conversation-views.ts';
import { createLiveInboxes } from './live-inboxes.ts';
import { noteConversation } from './note-conversation.ts';
import { sendMessage } from './send-message.ts';

const streamQuery = z.object({ version: z.catch(z.coerce.number(), 0) });

/** Conversations between buyers and sellers: their endpoints, the stream that tells open pages, and their jobs. */
export const conversationsFeature: Feature<'database' | 'previews' | 'productEvents' | 'readPrincipal'> = (
  app,
  { database, previews, productEvents, readPrincipal },
) => {
  const warn = (line: string) => app.log.warn(line);
  const views = createConversationViews(database.orm, previews);
  const uploads = createUploadRepository(database.orm);
  const reports = createConversationReports(database, createAuditTrail(database));
  const live = createLiveInboxes(database, warn);

  serveEndpoint(app, 'sendMessage', async (query, { account, principal, once, language }) => {
    const { conversationId, seq, isNew } = await sendMessage(database, uploads, {
      ...{ query, account, principal, once, language },
    });
    if (isNew) {
      await productEvents.messageSent.announce({ conversationId });
      live.poke();
    }
    return { conversation: await views.one(conversationId, account.id), seq };
  });

  serveEndpoint(app, 'inbox', async (query, { account }) => views.inbox(account.id, query));
  serveEndpoint(app, 'thread', async (query, { account }) => views.thread(account.id, query));

  serveEndpoint(app, 'noteConversation', async (query, { account }) => {
    if (await noteConversation(database, account.id, query)) live.poke();
    return { conversation: await views.one(query.conversationId, account.id) };
  });

  serveEndpoint(app, 'reportConversation', async (query, { account, once }) => {
    await reports.report(account.id, query, once);
    return { received: true };
  });

  serveEndpoint(app, 'staffConversations', ({ page = 1 }) => reports.waiting(page));
  serveEndpoint(app, 'staffConversation', ({ conversationId }, { account, once }) =>
    reports.read(conversationId, account.id, once),
  );
  serveEndpoint(app, 'staffJudgeConversation', async (query, { account, once }) => {
    await reports.judge(query, account.id, once);
    live.poke();
    return { done: true };
  });

  app.get(inboxStreamPath, async (request, reply) => {
    const { id } = requireCaller('account', await readPrincipal(request));
    const { version } = z.parse(streamQuery, request.query);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would hold the events back: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering
      'x-accel-buffering': 'no',
    });
    if (!(await live.add(id, raw, version))) raw.end();
  });

  const job = startConversationJob(database, warn);
  app.addHook('preClose', async () => live.close());
  app.addHook('onClose', () => job.stop());
};
