import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { SearchField } from '#app/ui/form/search-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import styles from './findable-choices.module.css';

export type FindableChoice = {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly href: string;
};

type Props = {
  readonly choices: readonly FindableChoice[];
  /** Label of the search field. */
  readonly searchLabel: string;
  readonly look: 'tiles' | 'rows';
  /** Rendered above the name of a tile. */
  sign?(choice: FindableChoice): ReactNode;
};

/** Minimum number of values for a search field. */
const leastSearched = 8;

/** Values as links with counts, filtered by typing part of a name. */
export function FindableChoices({ choices, searchLabel, look, sign }: Props) {
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const found = choices.filter((choice) => choice.name.toLowerCase().includes(name.toLowerCase()));
  return (
    <div>
      {choices.length < leastSearched ? null : (
        <div className={classNames(patterns.scripted, styles.search)}>
          <SearchField label={searchLabel} value={typed} onChange={setTyped} />
        </div>
      )}
      <p role="status" className={styles.none}>
        {found.length === 0 ? <Trans>Nothing found for “{name}”.</Trans> : null}
      </p>
      <ul className={styles[look]}>
        {found.map((choice) => (
          <li key={choice.slug}>
            <AppLink href={choice.href} className={classNames(patterns.lit, styles.choice)}>
              {sign?.(choice)}
              <span className={styles.name}>{choice.name}</span>
              <span className={texts.faintFigures}>{formatNumber(choice.count, language)}</span>
              {look === 'rows' ? <Icon of={ChevronRight} size={18} className={patterns.pale} /> : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
