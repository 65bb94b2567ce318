// @ts-check

/**
 * Defaults that only the commands here set, not the server: React's production build, and the one-time
 * code shown in the page where nobody but this machine can reach the site.
 * @param {NodeJS.ProcessEnv} environment changed in place
 */
export function setServerDefaults(environment) {
  environment.NODE_ENV ??= 'production';
  const isLocal = isLoopback(environment.HOST) && isLoopback(hostOf(environment.PUBLIC_URL));
  if (isLocal) environment.OTP_ECHO ??= '1';
}

/** @param {string | undefined} host nothing means the default, which is loopback */
function isLoopback(host) {
  if (host === undefined || host === '') return true;
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** @param {string | undefined} url */
function hostOf(url) {
  if (url === undefined || url === '') return undefined;
  // An address that cannot be read is the server's to refuse; here it must not count as local.
  return URL.canParse(url) ? new URL(url).hostname : 'unreadable';
}
