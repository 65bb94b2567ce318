import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'wouter';

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path without language prefix (`/mobil-bekas`), or an address elsewhere. */
  readonly href: string;
};

/** A link to one of our pages, followed in place, or to another site, which opens beside this one. */
export function AppLink({ href, ...rest }: AppLinkProps) {
  if (href.startsWith('/') && !href.startsWith('//')) return <Link href={href} {...rest} />;
  if (!/^https?:/.test(href)) return <a href={href} {...rest} />;
  return <a href={href} target="_blank" rel="noopener" {...rest} />;
}
