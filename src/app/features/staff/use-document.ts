import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#app/data/api/api-error.ts';
import { inTime } from '#app/data/api/in-time.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { openDevice } from '#app/data/device/device.ts';
import { emptyArticle } from '#contract/articles/article-content.ts';
import type { ArticleDocument } from '#contract/articles/article-desk.schema.ts';
import { dropArticleDraft, keepArticleDraft, readArticleDraft } from '#offline/articles/article-drafts.ts';
import { DocumentEditing, type Editing, isSame } from './document-editing.ts';
import { forgetArticlePictures, sendArticlePictures } from './send-article-pictures.ts';

export type OpenedDocument =
  | { readonly kind: 'reading' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly message: string; readonly isGone: boolean }
  | { readonly kind: 'open'; readonly editing: DocumentEditing };

type Given = { readonly id: string; readonly isNew: boolean; readonly account: string };

/** Opens an article: what the server has, and what only this device has. */
export function useDocument({ id, isNew, account }: Given): {
  readonly opened: OpenedDocument;
  again(): void;
} {
  const api = useApiClient();
  const [opened, setOpened] = useState<OpenedDocument>({ kind: 'reading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, and again on demand
  useEffect(() => {
    let editing: DocumentEditing | undefined;
    let isOver = false;
    const { language } = api;
    const read = async () => (await inTime(api.post('staffArticle', { id }))).article;
    async function open(): Promise<OpenedDocument> {
      const device = await openDevice();
      const database = device.ok ? device.database : undefined;
      const kept = database && (await readArticleDraft(database, account, id).catch(() => undefined));
      let article: ArticleDocument | undefined;
      try {
        article = await read();
      } catch (cause) {
        const isUnknown = cause instanceof ApiError && cause.code === 'not_found';
        if (cause instanceof ApiError && !(isUnknown && (isNew || kept)))
          return { kind: 'refused', message: cause.message, isGone: isUnknown };
        if (!(cause instanceof ApiError) && !kept && !isNew) return { kind: 'offline' };
      }
      // Its save was confirmed, and the page did not live to hear it.
      const isSent = kept && article && isSame(kept.content, article.content);
      if (isSent) await dropArticleDraft(database, kept).catch(() => undefined);
      editing = new DocumentEditing(
        {
          async save(content, revision, kind) {
            await sendArticlePictures(content, { account, language });
            const fields = { id, revision: String(revision), kind, content: JSON.stringify(content) };
            const saved = (await inTime(api.post('staffSaveArticle', fields))).article;
            await forgetArticlePictures(content);
            return saved;
          },
          read,
          async keep(row) {
            return database !== undefined && (await keepArticleDraft(database, { ...row, id, account })).ok;
          },
          async drop(editedAt) {
            if (database) await dropArticleDraft(database, { id, editedAt });
          },
        },
        { content: article?.content ?? emptyArticle, article },
        isSent ? undefined : kept,
      );
      return { kind: 'open', editing };
    }
    void open().then((state) => {
      if (isOver) editing?.stop();
      else setOpened(state);
    });
    const resend = () => void editing?.flush();
    addEventListener('online', resend);
    return () => {
      isOver = true;
      removeEventListener('online', resend);
      // Sent now rather than at the next opening; the device has it either way.
      void editing?.flush().finally(() => editing?.stop());
    };
  }, [id, account, round]);
  return {
    opened,
    again() {
      setOpened({ kind: 'reading' });
      setRound(round + 1);
    },
  };
}

export function useEditing(editing: DocumentEditing): Editing {
  return useSyncExternalStore(
    (listener) => editing.subscribe(listener),
    () => editing.now,
    () => editing.now,
  );
}
