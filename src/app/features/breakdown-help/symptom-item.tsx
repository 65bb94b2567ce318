import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleCheck, OctagonAlert, TriangleAlert, Wrench, X } from 'lucide';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { Symptom } from '#contract/breakdown-help/breakdown-help.schema.ts';
import styles from './symptom-item.module.css';

/** The anchor of the service centres on the page. */
export const workshopsAnchor = 'bengkel';

const signs = { stop: OctagonAlert, careful: TriangleAlert, park: CircleCheck } as const;

/** A symptom: immediate steps before causes. */
export function SymptomItem({ symptom }: { readonly symptom: Symptom }) {
  const { id, name, drive, steps, never, causes } = symptom;
  return (
    <details className={styles.item}>
      <summary className={styles.summary}>
        <h3 className={classNames(patterns.strong, styles.name)}>{name}</h3>
        <Icon of={ChevronDown} className={classNames(patterns.turned, patterns.pale)} />
      </summary>
      {/* The anchor is inside the details element: browsers open one when the fragment targets its
          content. */}
      <div id={id} className={styles.content}>
        <section className={classNames(styles.now, drive === 'park' && styles.calm)}>
          <h4 className={styles.advice}>
            <Icon of={signs[drive]} size={24} />
            <DrivingAdvice drive={drive} />
          </h4>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <ul className={classNames(layouts.stack8, styles.never)}>
          {never.map((warning) => (
            <li key={warning}>
              <Icon of={X} size={20} /> {warning}
            </li>
          ))}
        </ul>
        <h4 className={styles.why}>
          <Trans>Likely causes</Trans>
          <span className={texts.note}>
            <Trans>The likeliest first</Trans>
          </span>
        </h4>
        <ol className={layouts.stack10}>
          {causes.map((cause) => (
            <li key={cause.name}>
              <span className={styles.cause}>{cause.name}</span>
              {cause.sign === null ? null : (
                <span className={classNames(texts.quiet, patterns.block, styles.sign)}>{cause.sign}</span>
              )}
            </li>
          ))}
        </ol>
        {/* A plain anchor: its target is on the same page. */}
        <a className={styles.workshops} href={`#${workshopsAnchor}`}>
          <Icon of={Wrench} size={20} /> <Trans>To the nearest service centre</Trans>
        </a>
      </div>
    </details>
  );
}

function DrivingAdvice({ drive }: { readonly drive: Symptom['drive'] }) {
  if (drive === 'stop') return <Trans>Stop where it is safe</Trans>;
  if (drive === 'careful') return <Trans>Go on carefully, to a workshop</Trans>;
  return <Trans>Try this where you stand</Trans>;
}
