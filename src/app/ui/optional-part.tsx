import { type ComponentType, lazy } from 'react';
import { laterMessages } from '#app/i18n/messages.ts';

const Nothing = () => null;

/**
 * A part of a page that comes by itself, with its words. Where it cannot be had, as at the edge of a network, the page
 * goes on without it.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [part] = await Promise.all([load(), laterMessages()]);
      return { default: part };
    } catch {
      return { default: Nothing };
    }
  });
}
