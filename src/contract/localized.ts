import type { Localized } from './language.ts';

/**
 * A text in each language. The English stands here, the Indonesian in `locales`, and builds, tests and `npm run dev` put
 * `{ id: '…', en: '…' }` in place of the call (scripts/build/localized.mjs), so that nothing of this remains.
 * @param english a text or a template
 * @param context sets texts apart that are the same in English only
 */
export function localized(english: string, context?: string): Localized {
  // Only when it is read: tools that load a table for its slugs do not know of texts.
  const fail = (): never => {
    const text = context === undefined ? english : `${english} (${context})`;
    throw new Error(`no text for “${text}”: run this with --import ./scripts/localized-texts.mjs`);
  };
  return {
    get id() {
      return fail();
    },
    get en() {
      return fail();
    },
  };
}
