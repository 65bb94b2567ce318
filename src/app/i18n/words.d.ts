/** Made by the build (vite.words.ts): the words of each part, one file a part and language. */
declare module 'virtual:words' {
  import type { Messages } from '@lingui/core';

  type Load = () => Promise<Messages>;
  export const words: Readonly<
    Record<
      import('../parts/parts.ts').PartName,
      Readonly<Record<import('../../contract/language.ts').Language, Load>>
    >
  >;
}
