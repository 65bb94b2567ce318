import { useLingui } from '@lingui/react/macro';
import { Briefcase, Building2, type IconNode, Mountain, Users } from 'lucide';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';
import styles from './needs.module.css';

/** What people want a car for: each opens the list of the body types for it. */
export function Needs() {
  const { t } = useLingui();
  const needs: readonly { icon: IconNode; name: string; filter: string }[] = [
    { icon: Users, name: t`Family`, filter: 'bodi-mpv' },
    { icon: Building2, name: t`In town`, filter: 'bodi-hatchback' },
    { icon: Briefcase, name: t`Business`, filter: 'bodi-pickup-truck+bodi-van' },
    { icon: Mountain, name: t`Out of town`, filter: 'bodi-suv' },
  ];
  return (
    <ul className={classNames(patterns.belowWide, styles.needs)}>
      {needs.map(({ icon, name, filter }) => (
        <li key={filter}>
          <AppLink href={`${newVehiclesPath('mobil')}?filter=${filter}`} className={styles.need}>
            <Icon of={icon} />
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
