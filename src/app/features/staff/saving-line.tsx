import { Trans } from '@lingui/react/macro';
import { CircleCheck, CloudOff, CloudUpload, TriangleAlert } from 'lucide';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import tints from '#app/ui/tints.module.css';
import type { Editing } from './document-editing.ts';
import styles from './publishing.module.css';
import staffStyles from './staff.module.css';
import { StateBadge } from './state-badge.tsx';

/** Where what is written is by now: on this device, on the server, or read by everyone. */
export function SavingLine({ now, onAgain }: { readonly now: Editing; onAgain(): void }) {
  const moment = useMomentText();
  const { article, onServer, onDevice, refusal } = now;
  const saved = article ? moment(Date.parse(article.changedAt)) : '';
  const isLost = onDevice === 'failed' && onServer !== 'saved';
  return (
    <>
      <div className={styles.saving}>
        <StateBadge state={article?.state ?? 'draft'} />
        {article?.hasChanges || (article?.paths && onServer !== 'saved') ? (
          <Badge tone="amber">
            <Trans>Unpublished changes</Trans>
          </Badge>
        ) : null}
        <p role="status" className={styles.savingText}>
          <Icon
            of={onServer === 'saved' ? CircleCheck : onServer === 'offline' ? CloudOff : CloudUpload}
            size={18}
          />
          {onServer === 'saved' ? (
            article === undefined ? (
              <Trans>Nothing to save yet.</Trans>
            ) : article.state === 'live' && !article.hasChanges ? (
              <Trans>Saved on the server {saved}, and public.</Trans>
            ) : (
              <Trans>Saved on the server {saved}. Only staff sees it until it is published.</Trans>
            )
          ) : isLost ? (
            <Trans>Not saved yet.</Trans>
          ) : onServer === 'offline' ? (
            <Trans>Saved on this device. It is sent automatically when there is a connection.</Trans>
          ) : onServer === 'conflict' || onServer === 'refused' ? (
            <Trans>Saved on this device only.</Trans>
          ) : (
            <Trans>Saved on this device, sending …</Trans>
          )}
        </p>
        {onServer === 'offline' ? (
          <Button variant="text" size="dense" onClick={onAgain}>
            <Trans>Try now</Trans>
          </Button>
        ) : null}
      </div>
      {refusal === undefined ? null : (
        <div role="alert" className={classNames(tints.red, staffStyles.notice)}>
          <Icon of={TriangleAlert} />
          <p>
            <Trans>The server did not take it: {refusal}</Trans>
          </p>
        </div>
      )}
      {isLost ? (
        <div role="alert" className={classNames(tints.red, staffStyles.notice)}>
          <Icon of={TriangleAlert} />
          <p>
            <Trans>
              This device has no room or no storage for it. Keep this page open until it is on the server.
            </Trans>
          </p>
        </div>
      ) : null}
    </>
  );
}
