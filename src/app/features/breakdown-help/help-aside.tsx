import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { BreakdownHelp } from '#contract/breakdown-help/breakdown-help.schema.ts';
import { formatMonth } from '#contract/date-words.ts';
import styles from './help-topics.module.css';

/** The anchor of the service centres on the page. */
export const workshopsAnchor = 'bengkel';

type Props = {
  readonly help: BreakdownHelp;
  /** The nearest service centres. */
  readonly workshops: ReactNode;
};

/** Whom to call or to go to, and what the advice is worth. */
export function HelpAside({ help, workshops }: Props) {
  const language = useLanguage();
  const month = formatMonth(help.asOf, language);
  return (
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
  );
}
