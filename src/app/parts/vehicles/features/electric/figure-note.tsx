import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Figure } from '#contract/electric/charging-figures.ts';
import { localeOf } from '#contract/language.ts';
import styles from './electric.module.css';

/** The source and as-of date of a figure. */
export function FigureNote({ figure: { source, asOf } }: { readonly figure: Figure }) {
  const language = useLanguage();
  const date = new Date(`${asOf}-01T00:00:00Z`).toLocaleDateString(localeOf[language], {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
  return (
    <p className={styles.note}>
      <Trans>
        Source: {source[language]}, as of {date}. General knowledge: check it before you rely on it.
      </Trans>
    </p>
  );
}
