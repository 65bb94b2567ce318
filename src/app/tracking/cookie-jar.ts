/** Access to cookies; tests replace it. */
export type CookieJar = {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAgeSeconds: number): void;
};

/** Cookies of this site. Values are encoded, since a cookie may hold neither `;` nor spaces. */
export const documentCookies: CookieJar = {
  get(name) {
    const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    if (found === undefined) return undefined;
    try {
      return decodeURIComponent(found.slice(name.length + 1));
    } catch {
      return undefined; // Not a cookie of ours.
    }
  },
  set(name, value, maxAgeSeconds) {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // The Cookie Store API is missing from Firefox before 140: https://caniuse.com/cookie-store-api
    // biome-ignore lint/suspicious/noDocumentCookie: see the line above
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
  },
};
