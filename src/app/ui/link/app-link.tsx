import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pathInLanguage } from '#contract/language.ts';

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path without language prefix (`/mobil-bekas`), or an external URL. */
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** Whether a click navigates in the current tab. */
export function isPlain(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * A link to a page of the app, navigated client-side, or to another site, opened in a new tab. A plain
 * anchor: a list page has two hundred links, and each of the router's own would subscribe to the location.
 */
export function AppLink({ href, onClick, ...rest }: AppLinkProps) {
  const language = useLanguage();
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!isPlain(event) || event.currentTarget.target !== '') return;
    event.preventDefault();
    const { pathname, search, hash, href: address } = event.currentTarget;
    // A second tap on the same link adds no history entry.
    if (address !== location.href) navigate(pathname + search + hash);
  }
  if (href.startsWith('/') && !href.startsWith('//')) {
    return <a href={pathInLanguage(href, language)} onClick={follow} {...rest} />;
  }
  if (!/^https?:/.test(href)) return <a href={href} onClick={onClick} {...rest} />;
  return <a href={href} target="_blank" rel="noopener" onClick={onClick} {...rest} />;
}
