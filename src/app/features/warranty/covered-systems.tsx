import { useLingui } from '@lingui/react/macro';
import { VehicleDiagram } from '#app/ui/car/vehicle-diagram.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import styles from './warranty.module.css';

type Props = Pick<DataOf<'warrantyPage'>, 'systems' | 'picture'> & {
  /** Of the chosen plan; undefined where none is chosen. */
  readonly covers: readonly string[] | undefined;
};

/** Where each part of the drawn car is, in percent of the drawing from its left and top. */
const places: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ...{ cooling: [9.5, 62], engine: [17.5, 53], electrical: [25.5, 45], transmission: [31, 70] },
  ...{ steering: [39, 52], 'air-conditioning': [34.5, 34], brakes: [78.3, 76] },
};

/** The parts of a car that a warranty covers: their places on a drawing, and what is meant by each. */
export function CoveredSystems({ systems, picture, covers }: Props) {
  const { t } = useLingui();
  const isOn = (system: string) => covers === undefined || covers.includes(system);
  return (
    <>
      {picture === undefined ? null : (
        <div className={styles.drawing} role="img" aria-label={t`Where the covered parts are`}>
          <VehicleDiagram diagram={{ picture, areas: '', lines: '' }} />
          {systems.map(({ system }) => {
            const [left, top] = places[system] ?? [50, 50];
            return (
              <span
                key={system}
                className={styles.number}
                data-on={isOn(system)}
                style={{ left: `${left}%`, top: `${top}%` }}
              />
            );
          })}
        </div>
      )}
      <ol className={styles.systems}>
        {systems.map(({ system, name, note }) => (
          <li key={system} className={styles.system}>
            <span className={styles.number} data-on={isOn(system)} />
            <span className={layouts.narrow}>
              <strong className={texts.leadLine}>{name}</strong>
              <span className={texts.quiet}>{note}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
