/*
 * Allowed hosts of push subscriptions. This server posts to the subscription's URL, so only push services of
 * known browsers are accepted: any other host could be in our own network.
 */
const hosts: readonly RegExp[] = [
  // Chrome, Edge on Android, Opera, Samsung, Brave.
  /^(?:fcm|android)\.googleapis\.com$/,
  // Firefox.
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  // Edge on Windows: one host for each data centre.
  /^wns2-[a-z0-9]{2,8}\.notify\.windows\.com$/,
  // Safari.
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
];

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, protocol, hostname, port, username, password } = new URL(endpoint);
  // Written as it is read: no `/../`, backslashes, capitals or fragments.
  if (href !== endpoint || endpoint.includes('#')) return false;
  if (protocol !== 'https:' || `${port}${username}${password}` !== '') return false;
  return hosts.some((host) => host.test(hostname));
}
