import { ChevronRight } from 'lucide';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import type { Symptom } from '#contract/breakdown-help/breakdown-help.schema.ts';
import { symptomPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './help-topics.module.css';

type Props = { readonly kind: VehicleKind; readonly symptoms: readonly Symptom[] };

/** Symptoms as signs; each has a page of its own. */
export function SymptomLinks({ kind, symptoms }: Props) {
  return (
    <ul className={classNames(patterns.ruled, styles.symptoms)}>
      {symptoms.map(({ id, name }) => (
        <li key={id}>
          <AppLink href={symptomPath(kind, id)} className={classNames(patterns.pressed, styles.symptom)}>
            {name}
            <Icon of={ChevronRight} size={18} className={patterns.pale} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
