import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useDevice } from '#app/data/device/use-device.ts';
import { cancelRow, type SellFailure, throwAway } from '#app/features/sell/draft/drafts-store.ts';
import { SellFailureText } from '#app/features/sell/sell-failure-text.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { EditableListing } from '#contract/sell/own-listing.ts';
import { listDrafts } from '#offline/drafts/drafts.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import styles from './conflict-sheet.module.css';
import { fetchOwn, sendOver } from './edit-listing.ts';
import { namedFields, useFieldWords } from './field-words.ts';

type Props = { readonly row: OutboxRow; onClose(): void };

/** An edit of a listing that was changed elsewhere in the meantime: shows both versions to choose from. */
export function ConflictSheet({ row, onClose }: Props) {
  const { t } = useLingui();
  const api = useApiClient();
  const language = useLanguage();
  const state = useDevice(listDrafts);
  const draft = state.kind === 'known' ? state.value.find(({ id }) => id === row.draftId) : undefined;
  const [failure, setFailure] = useState<SellFailure>();
  const listingId = row.listing?.id;

  // A key per opening, so that the current state is fetched each time.
  const opened = useId();
  const { data: theirs, error } = useSWR<EditableListing>(
    listingId === undefined ? null : `conflict ${opened}`,
    () => fetchOwn(api, listingId ?? 0),
  );
  const isLost = error !== undefined && theirs === undefined;

  async function sendMine(): Promise<void> {
    if (!draft || !theirs) return;
    const done = await sendOver(draft.id, { id: theirs.id, revision: theirs.revision }, language);
    if (done.ok) onClose();
    else setFailure(done.failure);
  }

  async function keepTheirs(): Promise<void> {
    const done = await cancelRow(row.id);
    if (!done.ok) return setFailure(done.failure);
    if (draft) await throwAway(draft.id);
    onClose();
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Changed elsewhere`}
      footer={
        <div className={patterns.beside10}>
          <Button variant="secondary" onClick={() => void keepTheirs()} disabled={!theirs}>
            <Trans>Keep the other</Trans>
          </Button>
          <Button className={patterns.grows} onClick={() => void sendMine()} disabled={!theirs || !draft}>
            <Trans>Send mine</Trans>
          </Button>
        </div>
      }
    >
      <p className={styles.lead}>
        <Trans>The ad was changed on another device after you started. These are the differences.</Trans>
      </p>
      {failure === undefined ? null : (
        <p role="alert" className={styles.lead}>
          <SellFailureText failure={failure} />
        </p>
      )}
      {isLost ? (
        <p role="alert" className={styles.lead}>
          <Trans>The other version needs a connection. Try again when there is a signal.</Trans>
        </p>
      ) : theirs && draft ? (
        <Differences mine={draft.form} theirs={theirs.form} />
      ) : (
        <Skeleton height="120px" radius="12px" />
      )}
    </Sheet>
  );
}

type Forms = { readonly mine: EditableListing['form']; readonly theirs: EditableListing['form'] };

function Differences({ mine, theirs }: Forms) {
  const { nameOf, textOf } = useFieldWords();
  const different = namedFields.filter((field) => textOf(field, mine) !== textOf(field, theirs));
  if (different.length === 0) {
    return (
      <p className={styles.lead}>
        <Trans>Only the photos or their order differ.</Trans>
      </p>
    );
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">
              <Trans>Field</Trans>
            </span>
          </th>
          <th scope="col">
            <Trans>Yours</Trans>
          </th>
          <th scope="col">
            <Trans>The other</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {different.map((field) => (
          <tr key={field}>
            <th scope="row">{nameOf(field)}</th>
            <td>{textOf(field, mine) || '–'}</td>
            <td>{textOf(field, theirs) || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
