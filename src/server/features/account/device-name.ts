/** Browsers by user-agent token; those whose user agent also contains another browser's token come first. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /\bOP(?:R|T|X)\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Browser and operating system as people know them: `Chrome · Android`. Versions and device models are
 * omitted, since they identify more than is needed. Empty if both are unknown.
 */
export function deviceNameOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500);
  const nameIn = (known: typeof browsers) => known.find(([, pattern]) => pattern.test(text))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ');
}
