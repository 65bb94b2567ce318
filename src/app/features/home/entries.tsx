import { useLingui } from '@lingui/react/macro';
import { Camera, CarFront, Gauge, type IconNode, Scale } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { LinkText } from '#app/ui/link/link-text.tsx';
import { carValueAnchor, comparePath, homePath, sellPath, usedCarsPath } from '#contract/paths.ts';
import styles from './entries.module.css';

/** Entry points on wide screens; phones have the tab bar. */
export function Entries({ cars }: { readonly cars: string }) {
  const { t } = useLingui();
  const entries: readonly { icon: IconNode; title: string; note: string; href: string }[] = [
    {
      icon: CarFront,
      title: t`Buy a used car`,
      note: t`${cars} cars, with prices compared`,
      href: usedCarsPath(),
    },
    {
      icon: Gauge,
      title: t`What is my car worth?`,
      note: t`Just model and year`,
      href: `${homePath}#${carValueAnchor}`,
    },
    {
      icon: Camera,
      title: t`Sell a car`,
      note: t`Photos from your phone, even without a signal`,
      href: sellPath,
    },
    { icon: Scale, title: t`Compare cars`, note: t`Up to four side by side`, href: comparePath() },
  ];
  return (
    <ul className={styles.entries}>
      {entries.map(({ icon, title, note, href }) => (
        <li key={href}>
          <AppLink href={href} className={styles.entry}>
            <IconTile>
              <Icon of={icon} />
            </IconTile>
            <LinkText title={title} note={note} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
