import { useLingui } from '@lingui/react/macro';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import styles from './warranty.module.css';

type Props = {
  readonly systems: DataOf<'warrantyPage'>['systems'];
  /** Of the chosen plan; undefined where none is chosen. */
  readonly covers: readonly string[] | undefined;
};

/** Where each part of a car is, on a car that drives to the left. */
const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ...{ cooling: [34, 88], engine: [66, 72], electrical: [98, 62], transmission: [112, 100] },
  ...{ steering: [134, 66], 'air-conditioning': [164, 44], brakes: [252, 112] },
};

const car =
  'M14 108V86C14 78 20 74 30 72L92 62L124 32C130 26 138 24 148 24H220C230 24 238 27 245 33L274 60C294 63 304 70 304 84V108';

/** The parts of a car that a warranty covers: their places on a drawing, and what is meant by each. */
export function CoveredSystems({ systems, covers }: Props) {
  const { t } = useLingui();
  const isOn = (system: string) => covers === undefined || covers.includes(system);
  return (
    <>
      <svg
        viewBox="0 0 320 144"
        className={styles.drawing}
        role="img"
        aria-label={t`Where the covered parts are`}
      >
        <path d={car} />
        <path d="M108 62L132 38C135 34 140 33 146 33H176V62zM188 33H216C224 33 230 35 236 41L256 62H188z" />
        <path d="M14 108H36M92 108H228M284 108H304" />
        <circle cx="64" cy="112" r="26" />
        <circle cx="256" cy="112" r="26" />
        {systems.map(({ system }, index) => {
          const [x, y] = places[system] ?? [160, 90];
          return (
            <g key={system} data-on={isOn(system)}>
              <circle cx={x} cy={y} r="11" />
              <text x={x} y={y}>
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className={styles.systems}>
        {systems.map(({ system, name, note }) => (
          <li key={system} className={styles.system} data-on={isOn(system)}>
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
