// @ts-check

/**
 * Defaults that only these commands set: React's production build, and one-time codes shown in the page where only
 * this machine can reach the site.
 * @param {NodeJS.ProcessEnv} environment changed in place
 */
export function setServerDefaults(environment) {
  environment.NODE_ENV ??= 'production';
  const isLocal = isLoopback(environment.HOST) && isLoopback(hostOf(environment.PUBLIC_URL));
  if (isLocal) environment.OTP_ECHO ??= '1';
}

/** @param {string | undefined} host undefined means the default, which is loopback */
function isLoopback(host) {
  if (host === undefined || host === '') return true;
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** @param {string | undefined} url */
function hostOf(url) {
  if (url === undefined || url === '') return undefined;
  // The server refuses an unreadable address; here it must not count as local.
  return URL.canParse(url) ? new URL(url).hostname : 'unreadable';
}
