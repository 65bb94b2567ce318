/** How much the worker keeps on a device, and how long it waits for the network. */
export const limits = {
  /** Slower than this, what is on the device is shown instead, in milliseconds. */
  networkPatienceMs: 3000,
  /** With nothing on the device to show, after this long it is a lost connection. */
  networkGiveUpMs: 20_000,
  pages: 60,
  apiAnswers: 200,
  media: 400,
  /** Other pictures of the site: body types, icons. */
  pictures: 60,
  /** Built files outside the precache. */
  assets: 60,
} as const;
