// @ts-check
export const oldChromiumPath = new URL('../../.cache/old-chromium/chromium', import.meta.url);
