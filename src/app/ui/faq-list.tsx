import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import type { FaqEntry } from '#contract/site/navigation.ts';
import { Button } from './button.tsx';
import styles from './faq-list.module.css';
import { Accordion, AccordionItem } from './sheet/accordion.tsx';

const answerStyle = classNames(patterns.links, styles.answer);

/** Number shown before *show all* (docs/product.md#lists). */
const shownAtFirst = 3;

type Props = {
  readonly faqs: readonly FaqEntry[];
  /** Whether the first answer is shown at once. */
  readonly opensFirst?: boolean;
};

/** Questions and answers. Hidden ones stay in the document, for search engines and find-in-page. */
export function FaqList({ faqs, opensFirst = false }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const total = faqs.length;
  return (
    <div>
      <Accordion>
        {faqs.map(({ question, answer }, index) => (
          <div key={question} hidden={!showsAll && index >= shownAtFirst}>
            <AccordionItem heading={question} isOpenAtFirst={opensFirst && index === 0}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own words, checked where they are written. */}
              <div className={answerStyle} dangerouslySetInnerHTML={{ __html: answer }} />
            </AccordionItem>
          </div>
        ))}
      </Accordion>
      {total > shownAtFirst ? (
        <Button variant="text" size="dense" className={styles.more} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? <Trans>Show fewer questions</Trans> : <Trans>Show all {total} questions</Trans>}
        </Button>
      ) : null}
    </div>
  );
}
