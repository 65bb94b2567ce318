import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import type { VehicleDiagram as Diagram } from '#contract/modification/modification.schema.ts';
import styles from './vehicle-diagram.module.css';

type Props = { readonly diagram: Diagram; readonly className?: string | undefined };

/** A vehicle from its side, and parts of it in green. Decorative: what is green is named beside it. */
export function VehicleDiagram({ diagram: { picture, areas, lines }, className }: Props) {
  return (
    <span className={classNames(layouts.anchor, styles.panel, className)}>
      <img src={picture} alt="" width="720" height="450" loading="lazy" decoding="async" />
      <svg viewBox="0 30 480 240" aria-hidden="true">
        <path d={areas} fillRule="evenodd" />
        <path d={lines} className={styles.lines} />
      </svg>
    </span>
  );
}
