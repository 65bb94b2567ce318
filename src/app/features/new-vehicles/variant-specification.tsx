import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Accordion, AccordionItem } from '#app/ui/sheet/accordion.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { KeyFactIcon } from './key-fact-icon.tsx';
import styles from './variant-specification.module.css';

type Props = Pick<DataOf<'newModel'>, 'variants' | 'specifications' | 'unknown' | 'factsNote' | 'sources'>;

const mostHighlights = 4;

/** What one variant is: its highlights, all facts by group, and what no source says. */
export function VariantSpecification({ variants, specifications, unknown, factsNote, sources }: Props) {
  const { t } = useLingui();
  const [slug, setSlug] = useState(variants[0]?.slug);
  const index = Math.max(
    variants.findIndex((variant) => variant.slug === slug),
    0,
  );
  const chosen = variants[index];
  // A value that all variants share is listed once.
  const groups = specifications
    .map(({ name, rows }) => ({
      name,
      rows: rows.flatMap((row) => {
        const value = (row.values.length === 1 ? row.values[0] : row.values[index]) ?? null;
        return value === null ? [] : [{ name: row.name, value }];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <div className={classNames(layouts.apart12, styles.head)}>
        <h2 className={texts.sheetTitle}>
          <Trans>Specifications</Trans>
        </h2>
        {variants.length < 2 ? null : (
          <span className={classNames(patterns.scripted, styles.choice)}>
            <select
              aria-label={t`Specifications of the variant`}
              value={chosen?.slug}
              onChange={({ target }) => setSlug(target.value)}
            >
              {variants.map((variant) => (
                <option key={variant.slug} value={variant.slug}>
                  {variant.name}
                </option>
              ))}
            </select>
            <Icon of={ChevronDown} size={18} />
          </span>
        )}
      </div>
      {chosen === undefined || chosen.keyFacts.length === 0 ? null : (
        <ul className={styles.highlights}>
          {chosen.keyFacts.slice(0, mostHighlights).map(({ fact, name, value }) => (
            <li key={fact} className={styles.highlight}>
              <span className={texts.green}>
                <KeyFactIcon fact={fact} />
              </span>
              <strong className={texts.title}>{value}</strong>
              <span className={texts.note}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {groups.length === 0 ? null : (
        <Accordion>
          {groups.map(({ name, rows }, place) => (
            <AccordionItem
              key={name}
              isOpenAtFirst={place === 0}
              heading={
                <span className={layouts.apart8}>
                  {name}
                  <span className={texts.faintFigures}>{rows.length}</span>
                </span>
              }
            >
              <dl className={patterns.ruled}>
                {rows.map((row) => (
                  <div key={row.name} className={classNames(patterns.apartBaseline, styles.row)}>
                    <dt>{row.name}</dt>
                    <dd>{row.value}</dd>
                  </div>
                ))}
              </dl>
            </AccordionItem>
          ))}
        </Accordion>
      )}
      <p className={texts.notePretty}>
        <Trans>Sources: {sources.join('; ')}.</Trans> {factsNote}{' '}
        {unknown.length === 0 ? null : (
          <Trans>Our sources do not say: {unknown.join(', ')}. Ask a dealer about these.</Trans>
        )}
      </p>
    </>
  );
}
