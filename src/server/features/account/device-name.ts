/** Browsers by what only they say of themselves; those that pass for another stand before it. */
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
 * Browser and system as their person knows them: `Chrome · Android`. Versions and models are left out, since they say
 * more of somebody than is needed to know a device again. Empty where neither is known.
 */
export function deviceNameOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500);
  const nameIn = (known: typeof browsers) => known.find(([, pattern]) => pattern.test(text))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ');
}
