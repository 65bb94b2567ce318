import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { Link } from 'wouter';

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path without language prefix (`/mobil-bekas`), or an address elsewhere. */
  readonly href: string;
};

/** A link to one of our pages, followed in place, or to another site, which opens beside this one. */
export function AppLink({ href, onClick, ...rest }: AppLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    // A second tap on the same link is not a second step in the history.
    if (event.currentTarget.href === location.href) event.preventDefault();
  }
  if (href.startsWith('/') && !href.startsWith('//')) return <Link href={href} onClick={follow} {...rest} />;
  if (!/^https?:/.test(href)) return <a href={href} onClick={onClick} {...rest} />;
  return <a href={href} target="_blank" rel="noopener" onClick={onClick} {...rest} />;
}
