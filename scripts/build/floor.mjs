// @ts-check

/**
 * The oldest browsers in which the app works; older ones get the server's pages as plain HTML
 * (src/app/early/early.ts). Names are those of @mdn/browser-compat-data.
 */
export const floor = {
  chrome: 90,
  chrome_android: 90,
  webview_android: 90,
  samsunginternet_android: 16,
  firefox: 100,
  firefox_android: 100,
  safari: 15.4,
  safari_ios: 15.4,
};

/** For Vite, as the syntax of styles. */
export const styleTargets = ['chrome90', 'firefox100', 'safari15.4', 'ios15.4'];

/** Calls that `src/offline/browser/add-missing.ts` adds where they are missing. */
export const addedCalls = [
  ...['.at', '.findLast', '.findLastIndex', '.toReversed', '.toSorted', '.toSpliced', '.with'],
  ...['Object.hasOwn', 'URL.canParse', 'AbortSignal.timeout', 'Crypto.randomUUID'],
];

/**
 * Names of such calls that the app may have nevertheless, and why.
 * @type {Readonly<Record<string, string>>}
 */
export const guardedCalls = {
  '.toArray': 'Dexie’s and React’s own',
  '.use': 'Dexie’s and React’s own',
  '.take': 'the app’s own',
  '.move': 'the app’s and framer-motion’s own',
  '.fullName': 'the app’s own',
  '.isVisible': 'SWR’s own',
  '.getSize': 'framer-motion’s own',
  '.readValue': 'framer-motion’s own',
  '.createContext': 'React’s own',
  '.checkVisibility': 'Base UI looks first',
  'CSS.registerProperty': 'looked for first, or tried',
  '.getLargestInteractionContentfulPaint': 'web-vitals looks first',
  'Document.prerendering': 'web-vitals reads it; undefined where pages are not prerendered',
  'Document.wasDiscarded': 'web-vitals reads it; undefined elsewhere',
  'Performance.interactionCount': 'web-vitals reads it; 0 elsewhere',
  PerformanceEventTiming: 'web-vitals looks first: INP is not measured elsewhere',
  'Window.cancelIdleCallback': 'web-vitals takes a timeout instead',
  'Window.requestIdleCallback': 'web-vitals takes a timeout instead',
  'Document.startViewTransition': 'the app looks first: pages are swapped without motion',
  '.startViewTransition': 'React’s, for components that the app does not use',
  '.skipTransition': 'React’s, for components that the app does not use',
  'Error.captureStackTrace': 'zod looks first',
  'IDBFactory.databases': 'tried, or looked for first: the database counts as absent until it is opened',
  'Navigator.cookieEnabled': 'true too often in Safari before 18, in a frame of another site',
  'Navigator.connection': 'looked for first, or may be undefined',
  'Navigator.userAgentData': 'may be undefined',
  'Navigator.vibrate': 'looked for first',
  'Navigator.setAppBadge': 'looked for first',
  'Navigator.clearAppBadge': 'looked for after its pair',
  '.setConsumer': 'of launchQueue, looked for first',
  Notification: 'looked for first: there is no switch for push messages',
  'Notification.permission': 'as Notification',
  'Notification.requestPermission': 'as Notification',
  '.getSubscription': 'as Notification',
  '.showNotification': 'called on a push message only',
  OffscreenCanvas: 'looked for first: photos are prepared in the page',
  '.convertToBlob': 'as OffscreenCanvas',
  navigation: 'looked for first',
  reportError: 'React looks first',
  requestIdleCallback: 'looked for first',
  scheduler: 'looked for first',
  setImmediate: 'React and Dexie look first',
};
