/** Stores the chosen language for a year. The server never reads it. */
export function rememberLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `lang=${language}; path=/; max-age=${365 * 24 * 60 * 60}; SameSite=Lax`;
}

export function hasChosenLanguage(): boolean {
  return /(?:^|; )lang=/.test(document.cookie);
}
