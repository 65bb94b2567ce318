import type { notificationSchemas } from './notification.schema.ts';

/** Paths of the message endpoints; their schemas are in `notification.schema.ts`. */
export const notificationEndpointPaths = {
  notifications: '/api/v4/user/notifications',
  notificationCount: '/api/v4/user/notification-count',
  readNotifications: '/api/v4/user/read-notifications',
  notificationSwitches: '/api/v4/user/notification-switches',
  switchNotification: '/api/v4/user/switch-notification',
  pushKey: '/api/v4/user/push-key',
  subscribePush: '/api/v4/user/subscribe-push',
  unsubscribePush: '/api/v4/user/unsubscribe-push',
} as const satisfies Record<keyof typeof notificationSchemas, `/api/${string}`>;
