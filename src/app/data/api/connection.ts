/** Network information of the browser: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
type Connection = {
  readonly type?: string;
  readonly effectiveType?: string;
  readonly saveData?: boolean;
};

/**
 * Whether large downloads are acceptable without asking: on Wi-Fi or Ethernet or, if the type is unknown, on
 * a fast connection without data saver. False if the browser gives no information.
 */
export function mayFetchMuch(connection: Connection | undefined = connectionOf(navigator)): boolean {
  if (!connection || connection.saveData === true) return false;
  const { type, effectiveType } = connection;
  if (type !== undefined && type !== 'unknown') return type === 'wifi' || type === 'ethernet';
  return effectiveType === '4g';
}

/** Whether data saver is on: nothing is prefetched then. */
export function savesData(connection: Connection | undefined = connectionOf(navigator)): boolean {
  return connection?.saveData === true;
}

function connectionOf(from: Navigator): Connection | undefined {
  return 'connection' in from && typeof from.connection === 'object' && from.connection !== null
    ? from.connection
    : undefined;
}
