import { Trans } from '@lingui/react/macro';
import { CircleCheck, OctagonAlert, Phone, TriangleAlert, Wrench, X } from 'lucide';
import type { ReactNode } from 'react';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { PageHead } from '#app/ui/page-head.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { BreakdownHelp, Symptom } from '#contract/breakdown-help/breakdown-help.schema.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { HelpAside, workshopsAnchor } from './help-aside.tsx';
import topics from './help-topics.module.css';
import styles from './symptom-help.module.css';
import { SymptomLinks } from './symptom-links.tsx';

type Props = {
  readonly help: BreakdownHelp;
  readonly kind: VehicleKind;
  readonly symptom: Symptom;
  /** The part of the vehicle. */
  readonly system: BreakdownHelp['systems'][number];
  /** The nearest service centres. */
  readonly workshops: ReactNode;
  readonly share: ReactNode;
};

const signs = { stop: OctagonAlert, careful: TriangleAlert, park: CircleCheck } as const;

/** One symptom: what to do now comes before why. */
export function SymptomHelp({ help, kind, symptom, system, workshops, share }: Props) {
  const { name, drive, steps, never, causes } = symptom;
  const [emergency] = help.numbers;
  const others = system.symptoms.filter(({ id }) => id !== symptom.id);
  return (
    <div className={topics.page}>
      <PageHead title={name} lead={system.name} share={share} />
      <div className={patterns.top28}>
        <section className={classNames(styles.now, drive === 'park' && styles.calm)}>
          <h2 className={styles.advice}>
            <Icon of={signs[drive]} size={24} />
            <DrivingAdvice drive={drive} />
          </h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ul className={classNames(layouts.stack8, styles.never)}>
            {never.map((warning) => (
              <li key={warning}>
                <Icon of={X} size={20} /> {warning}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={classNames(patterns.apartBaseline, texts.titleAbove)}>
            <Trans>Likely causes</Trans>
            <span className={texts.note}>
              <Trans>The likeliest first</Trans>
            </span>
          </h2>
          <ol className={classNames(layouts.lined, patterns.ruled)}>
            {causes.map((cause) => (
              <li key={cause.name} className={styles.cause}>
                <strong className={texts.leadLine}>{cause.name}</strong>
                {cause.sign === null ? null : (
                  <span className={classNames(texts.quiet, patterns.block, styles.sign)}>{cause.sign}</span>
                )}
              </li>
            ))}
          </ol>
        </section>
        {others.length === 0 ? null : (
          <section>
            <h2 className={texts.titleAbove}>
              <Trans>Something else?</Trans>
            </h2>
            <div className={classNames(layouts.raisedCard, topics.systems)}>
              <SymptomLinks kind={kind} symptoms={others} />
            </div>
          </section>
        )}
        <div className={styles.bar}>
          {/* A plain anchor: its target is on the same page. */}
          <a href={`#${workshopsAnchor}`} className={buttonClass({ variant: 'secondary' })}>
            <Icon of={Wrench} /> <Trans>Workshops</Trans>
          </a>
          {emergency === undefined ? null : (
            <a href={`tel:${emergency.number}`} className={buttonClass({})}>
              <Icon of={Phone} /> {emergency.number}
            </a>
          )}
        </div>
      </div>
      <HelpAside help={help} workshops={workshops} />
    </div>
  );
}

function DrivingAdvice({ drive }: { readonly drive: Symptom['drive'] }) {
  if (drive === 'stop') return <Trans>Stop where it is safe</Trans>;
  if (drive === 'careful') return <Trans>Go on carefully, to a workshop</Trans>;
  return <Trans>Try this where you stand</Trans>;
}
