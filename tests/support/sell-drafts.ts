import type { SellForm } from '#contract/sell/sell-fields.ts';
import { type DeviceDatabase, openDeviceDatabase } from '#offline/device/device-database.ts';
import { addPhoto, savePrepared } from '#offline/drafts/draft-photos.ts';
import { createDraft } from '#offline/drafts/drafts.ts';
import { sha256Of } from './outbox-server.ts';

/** Everything needed to publish a car, except photos. */
export const sampleForm: SellForm = {
  cityId: '146',
  cityName: 'Jakarta Selatan',
  brandId: '1',
  brandName: 'Toyota',
  modelId: '2',
  modelName: 'Avanza',
  makeYear: '2019',
  color: 'hitam',
  kilometerDriven: '41000',
  transmission: 'manual',
  fuel: 'bensin',
  price: '150000000',
  name: 'Sari',
  mobile: '081234567890',
};

export async function openDevice(name?: string): Promise<DeviceDatabase> {
  const opened = await openDeviceDatabase(name);
  if (!opened.ok) throw new Error(opened.failure);
  return opened.database;
}

/** Bytes in place of a photo, different for each number. */
export function photoOf(number: number): ArrayBuffer {
  return Uint8Array.from({ length: 40 }, (_, index) => (number * 7 + index) % 256).buffer;
}

/** The written row, or the test fails. */
export function written<Value extends { readonly ok: boolean }>(result: Value): Extract<Value, { ok: true }> {
  if (!isOk(result)) throw new Error(JSON.stringify(result));
  return result;
}

function isOk<Value extends { readonly ok: boolean }>(result: Value): result is Extract<Value, { ok: true }> {
  return result.ok;
}

export async function addPrepared(
  database: DeviceDatabase,
  draftId: string,
  number: number,
): Promise<{ id: string; sha256: string }> {
  const bytes = photoOf(number);
  const { photo } = written(await addPhoto(database, draftId, { bytes, type: 'image/jpeg' }));
  const sha256 = sha256Of(bytes);
  const facts = { width: 1600, height: 1200, hints: [], preview: 'data:image/png;base64,AA==' };
  written(await savePrepared(database, photo.id, { bytes, type: 'image/jpeg', sha256, ...facts }));
  return { id: photo.id, sha256 };
}

/** A draft ready to be sent, and the hashes of its photos in order. */
export async function readyDraft(database: DeviceDatabase, photoCount: number, form = sampleForm) {
  const { draft } = written(await createDraft(database, form));
  const hashes: string[] = [];
  for (let number = 1; number <= photoCount; number++) {
    hashes.push((await addPrepared(database, draft.id, number)).sha256);
  }
  return { id: draft.id, hashes };
}
