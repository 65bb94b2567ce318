import { leaseOf } from '#server/db/lease.ts';
import { createMessageDelivery } from '#server/delivery/create-message-delivery.ts';
import type { Feature } from '#server/feature.ts';
import { createSharedLimiter } from '#server/http/shared-limiter.ts';
import { keptSecret } from '#server/process/kept-secret.ts';
import { startNewsJob } from './news-job.ts';
import { createNotificationRepository } from './notification.repository.ts';
import { notificationRoutes } from './notification.routes.ts';
import { createNotificationService } from './notification.service.ts';
import { createPushRepository } from './push.repository.ts';
import { pushRoutes } from './push.routes.ts';
import { createPushSender } from './push-sender.ts';
import { messagesToNumber, startTelling } from './tell-job.ts';
import { vapidKeysOf } from './vapid-keys.ts';

/** The contact for push services if the site has no public address. */
const localContact = 'mailto:operator@localhost.localdomain';

/** Messages: the endpoints, push, and the interval jobs. */
export const notificationsFeature: Feature<
  'environment' | 'database' | 'codeSecret' | 'search' | 'newVehicles'
> = async (app, { environment, database, codeSecret, search, newVehicles }) => {
  const { dataDirectory, publicUrl, pushKey, pushSubject, newsDelivery } = environment;
  const keys = vapidKeysOf(pushKey ?? (await keptSecret(dataDirectory, 'vapid')));
  const subject = pushSubject ?? (publicUrl.startsWith('https:') ? publicUrl : localContact);
  const pushes = createPushRepository(database.orm);
  const onWarning = (line: string) => app.log.warn(line);

  notificationRoutes(app, {
    notifications: createNotificationService(createNotificationRepository(database.orm), {
      hasMessages: newsDelivery !== undefined,
    }),
  });
  pushRoutes(app, { pushes, publicKey: keys.publicKey });

  const write = (line: string) => void process.stdout.write(`lajur: ${line}\n`);
  const telling = startTelling({
    pushes,
    sender: createPushSender({ keys, subject }),
    message: newsDelivery && createMessageDelivery(newsDelivery, write),
    origin: publicUrl,
    limiter: createSharedLimiter(database, 'messages', codeSecret, messagesToNumber),
    lease: leaseOf(database, 'telling'),
    onWarning,
  });
  const news = startNewsJob({ database, search, newVehicles, onWarning });
  app.addHook('onClose', async () => {
    await Promise.all([telling.stop(), news.stop()]);
  });
};
