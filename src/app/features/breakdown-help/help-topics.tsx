import { Trans } from '@lingui/react/macro';
import {
  AirVent,
  BatteryWarning,
  ChevronDown,
  CircleAlert,
  CircleGauge,
  Cog,
  Disc3,
  Droplets,
  type IconNode,
  LifeBuoy,
  Lightbulb,
  Package,
  Phone,
  Siren,
  Thermometer,
  Zap,
} from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { PageHead } from '#app/ui/page-head.tsx';
import patterns from '#app/ui/patterns.module.css';
import { VehicleKinds } from '#app/ui/vehicle-kinds.tsx';
import type { BreakdownHelp } from '#contract/breakdown-help/breakdown-help.schema.ts';
import { breakdownHelpPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { HelpAside } from './help-aside.tsx';
import styles from './help-topics.module.css';
import { SymptomLinks } from './symptom-links.tsx';

type Props = {
  readonly help: BreakdownHelp;
  readonly kind: VehicleKind;
  /** The nearest service centres. */
  readonly workshops: ReactNode;
};

const icons: Readonly<Record<string, IconNode>> = {
  danger: Siren,
  heat: Thermometer,
  start: BatteryWarning,
  engine: CircleGauge,
  brakes: Disc3,
  tyres: LifeBuoy,
  steering: CircleAlert,
  drivetrain: Cog,
  electric: Lightbulb,
  leaks: Droplets,
  cabin: AirVent,
  load: Package,
  ev: Zap,
};

/** The icon of a part of the vehicle, by its id in the data. */
const systemIcon = (id: string): IconNode => icons[id] ?? CircleAlert;

/** Emergency advice first, then symptoms by part of the vehicle. They expand without script. */
export function HelpTopics({ help, kind, workshops }: Props) {
  const [emergency] = help.numbers;
  return (
    <div className={styles.page}>
      <PageHead
        title={help.title}
        lead={<Trans>Choose what is most like it. This page opens without a signal.</Trans>}
      >
        <VehicleKinds shown={kind} pathOf={breakdownHelpPath} />
      </PageHead>
      {emergency === undefined ? null : (
        <p className={styles.danger}>
          <Icon of={Siren} size={24} />
          <span className={patterns.grows}>
            <Trans>Smoke, fire or somebody hurt</Trans>
          </span>
          <a className={styles.call} href={`tel:${emergency.number}`}>
            <Icon of={Phone} /> {emergency.number}
          </a>
        </p>
      )}
      <div className={classNames(layouts.raisedCard, patterns.ruled, styles.systems)}>
        {help.systems.map(({ id, name, symptoms }) => (
          <details key={id} className={styles.system}>
            <summary className={styles.summary}>
              <span className={styles.sign}>
                <Icon of={systemIcon(id)} />
              </span>
              <h2 className={styles.name}>{name}</h2>
              <span className={styles.hint}>{symptoms.map((symptom) => symptom.name).join(' · ')}</span>
              <Icon of={ChevronDown} className={classNames(patterns.turned, styles.chevron)} />
            </summary>
            <SymptomLinks kind={kind} symptoms={symptoms} />
          </details>
        ))}
      </div>
      <HelpAside help={help} workshops={workshops} />
    </div>
  );
}
