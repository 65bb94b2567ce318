import { type ComponentType, lazy } from 'react';
import { laterMessages } from '#app/i18n/messages.ts';

/** A part of a page whose code and words come when it is first shown. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), laterMessages()]);
    return { default: part };
  });
}
