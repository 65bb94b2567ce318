import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import type { ArticleDocument } from '#contract/articles/article-desk.schema.ts';
import { ContentDifference } from './content-difference.tsx';
import type { DocumentEditing, Editing } from './document-editing.ts';
import styles from './publishing.module.css';
import staffStyles from './staff.module.css';

type Props = {
  readonly editing: DocumentEditing;
  readonly now: Editing;
  readonly theirs: ArticleDocument;
};

/** Someone else has saved meanwhile: both versions, and the choice between them. */
export function TwoVersions({ editing, now, theirs }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const who = theirs.changedBy;
  async function settle(choice: 'mine' | 'theirs'): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setHasFailed(!(await editing.settle(choice)));
    setIsBusy(false);
  }
  return (
    <section className={classNames(layouts.card, styles.panel)}>
      <div role="alert" className={classNames(tints.amber, staffStyles.notice)}>
        <Icon of={TriangleAlert} />
        <p>
          {who === null ? (
            <Trans>This article was changed elsewhere while you were writing. Nothing is lost: choose.</Trans>
          ) : (
            <Trans>{who} has changed this article while you were writing. Nothing is lost: choose.</Trans>
          )}
        </p>
      </div>
      <h3 className={classNames(texts.title, styles.legend)}>
        <Trans>From theirs to yours</Trans>
      </h3>
      <ContentDifference before={theirs.content} after={now.content} />
      {hasFailed ? (
        <p role="alert" className={classNames(tints.red, staffStyles.notice)}>
          <Trans>That did not work: there is no connection, or it was changed again. Look once more.</Trans>
        </p>
      ) : null}
      <div className={classNames(layouts.wrap8, staffStyles.buttons)}>
        <Button aria-disabled={isBusy} onClick={() => void settle('mine')}>
          <Trans>Go on with mine</Trans>
        </Button>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void settle('theirs')}>
          <Trans>Go on with theirs</Trans>
        </Button>
      </div>
      <p className={texts.faint}>
        <Trans>The other version stays in the history and can be restored.</Trans>
      </p>
    </section>
  );
}
