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
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { PageHead } from '#app/ui/page-head.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { VehicleKinds } from '#app/ui/vehicle-kinds.tsx';
import type { BreakdownHelp } from '#contract/breakdown-help/breakdown-help.schema.ts';
import { formatMonth } from '#contract/date-words.ts';
import { breakdownHelpPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './help-topics.module.css';
import { SymptomItem, workshopsAnchor } from './symptom-item.tsx';

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
  const language = useLanguage();
  const [emergency] = help.numbers;
  const month = formatMonth(help.asOf, language);
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
            <div className={styles.symptoms}>
              {symptoms.map((symptom) => (
                <SymptomItem key={symptom.id} symptom={symptom} />
              ))}
            </div>
          </details>
        ))}
      </div>
      <section className={classNames(layouts.stack12, styles.aside)}>
        <h2 id={workshopsAnchor} className={texts.title}>
          <Trans>Nearest service centres</Trans>
        </h2>
        {workshops}
        <h2 className={texts.title}>
          <Trans>Emergency numbers</Trans>
        </h2>
        <ul className={layouts.lined}>
          {help.numbers.map(({ number, name, note }) => (
            <li key={number} className={styles.numberRow}>
              <span>
                {name}
                {note === null ? null : (
                  <span className={classNames(texts.noteLine, patterns.pretty)}>{note}</span>
                )}
              </span>
              <a className={styles.number} href={`tel:${number}`}>
                <Icon of={Phone} /> {number}
              </a>
            </li>
          ))}
        </ul>
        <p className={classNames(texts.noteLine, patterns.pretty)}>
          <Trans>
            General advice as of {month}, written from general knowledge and not checked by a mechanic. Your
            vehicle’s manual and a workshop come first.
          </Trans>
        </p>
      </section>
    </div>
  );
}
