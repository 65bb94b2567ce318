import { useState } from 'react';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dealerLimits } from '#contract/dealer/dealer.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { listContent } from './list-text.ts';
import { sendPhotos } from './send-photos.ts';

export type ListState =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'photos'; readonly done: number; readonly of: number }
  | { readonly kind: 'sending'; readonly isCheck: boolean }
  | { readonly kind: 'too-long' }
  /** The file is no longer what was chosen. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly message: string }
  | {
      readonly kind: 'done';
      readonly isCheck: boolean;
      readonly answer: DataOf<'dealerImport'>;
      /** Photos that could not be uploaded. */
      readonly failed: readonly string[];
    };

export type StockList = {
  readonly state: ListState;
  readonly isBusy: boolean;
  take(list: File, photos: readonly File[], isCheck: boolean): Promise<void>;
};

function failureOf(cause: unknown): ListState {
  if (!(cause instanceof ApiError)) return { kind: 'offline' };
  const said = Object.values(cause.fields).flat();
  return { kind: 'refused', message: said.length === 0 ? cause.message : said.join(' ') };
}

/**
 * Sends a list of cars with its photos, or checks it (dry run). A retry does not change rows that have
 * already arrived.
 */
export function useStockList(owner: string): StockList {
  const api = useApiClient();
  const language = useLanguage();
  const [state, setState] = useState<ListState>({ kind: 'choosing' });
  const isBusy = state.kind === 'photos' || state.kind === 'sending';

  async function take(list: File, photos: readonly File[], isCheck: boolean): Promise<void> {
    if (isBusy) return;
    setState({ kind: 'sending', isCheck });
    const content = await listContent(list).catch(() => undefined);
    if (content === undefined) return setState({ kind: 'changed' });
    const { csv = '', xlsx = '' } = { csv: undefined, xlsx: undefined, ...content };
    if (Math.max(csv.length, xlsx.length) > dealerLimits.csvLength) return setState({ kind: 'too-long' });
    const onProgress = (done: number) => setState({ kind: 'photos', done, of: photos.length });
    if (!isCheck && photos.length > 0) onProgress(0);
    const sent = isCheck
      ? { photos: '', failed: [] }
      : await sendPhotos(photos.slice(0, dealerLimits.photos), { owner, language, onProgress });
    setState({ kind: 'sending', isCheck });
    try {
      const answer = await api.post('dealerImport', {
        clientId: newClientId(),
        csv,
        ...(xlsx && { xlsx }),
        photos: sent.photos,
        isCheck: isCheck ? '1' : '0',
      });
      setState({ kind: 'done', isCheck, answer, failed: sent.failed });
    } catch (cause) {
      setState(failureOf(cause));
    }
  }

  return { state, isBusy, take };
}
