import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { homePath, usedCarsPath } from '#contract/paths.ts';
import type { MenuItem } from '#contract/site/navigation.ts';
import { bodyTypes } from '#contract/vehicles/vehicle.ts';
import styles from './desktop-nav.module.css';
import { currentItem } from './menu-items.ts';
import { useMenu } from './use-shell-data.ts';

/** The two-level menu of wide screens; sticky on scrolling. */
export function DesktopNav({ path }: { readonly path: string }) {
  const { t } = useLingui();
  const items = useMenu('header');
  if (items.length === 0) return null;
  const current = currentItem(items, path);
  return (
    <nav className={styles.nav} aria-label={t`Main menu`}>
      <ul className={styles.list}>
        {items.map((item) =>
          item.child.length === 0 ? (
            <li key={item.id}>
              <AppLink
                href={item.url ?? '/'}
                title={item.title}
                className={styles.entry}
                aria-current={item.url === path ? 'page' : item === current ? 'true' : undefined}
              >
                {item.name}
              </AppLink>
            </li>
          ) : (
            <NavGroup key={item.id} item={item} path={path} isHere={item === current} />
          ),
        )}
      </ul>
    </nav>
  );
}

type NavGroupProps = { readonly item: MenuItem; readonly path: string; readonly isHere: boolean };

/**
 * An entry with a panel: opens on hover, and with Enter, space or arrow down. Tabbing past it opens nothing,
 * so that the page below is a few key presses away. Esc closes it.
 */
function NavGroup({ item, path, isHere }: NavGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);
  const panelId = `nav-${item.id}`;
  const isAmongThem = item.child.some(({ url }) => url === item.url);
  const links = item.url === null || isAmongThem ? item.child : [item, ...item.child];

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }

  function closeOnLeaving(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    <li
      className={layouts.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setIsOpen(false)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      {/* Without script a plain link: the panel's content is rendered when it opens. */}
      <AppLink
        ref={button}
        href={links.find(({ url }) => url !== null)?.url ?? homePath}
        role="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-here={isHere ? '' : undefined}
        // Hovering has already opened it, so the click must not close it.
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(event.detail > 0 && canHover() ? true : !isOpen);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(event.key === 'ArrowDown' || !isOpen);
        }}
      >
        {item.name}
        <Icon of={ChevronDown} size={16} />
      </AppLink>
      <ul
        id={panelId}
        className={styles.panel}
        data-look={links.length > leastInColumns ? 'columns' : undefined}
        hidden={!isOpen}
      >
        {(isOpen ? links : []).map(({ id, name, title, url }) =>
          url === null ? null : (
            <li key={id}>
              <AppLink
                href={url}
                title={title}
                className={styles.link}
                aria-current={url === path ? 'page' : undefined}
                onClick={() => setIsOpen(false)}
              >
                <Sign url={url} name={name} isBrand={item.url === usedCarsPath()} />
                {name}
              </AppLink>
            </li>
          ),
        )}
      </ul>
    </li>
  );
}

/** More links than this stand in two columns. */
const leastInColumns = 6;
const listOf = new RegExp(`^${usedCarsPath()}/([^/]+)$`);

type SignProps = { readonly url: string; readonly name: string; readonly isBrand: boolean };

/** The drawing of a body type or the mark of a brand, for links to such cars. */
function Sign({ url, name, isBrand }: SignProps) {
  const slug = listOf.exec(url)?.[1];
  if (slug === undefined) return null;
  if (isBrand) return <BrandMark slug={slug} name={name} size={22} />;
  if (!bodyTypes.some((type) => type === slug)) return null;
  return <img src={`/bodies/${slug}.webp`} alt="" width={56} height={35} decoding="async" />;
}

const canHover = () => matchMedia('(hover: hover)').matches;
