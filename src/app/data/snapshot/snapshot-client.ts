import * as z from 'zod/mini';
import { answerSchemaOf } from '#app/data/api/answer-schema.ts';
import { openDevice } from '#app/data/device/device.ts';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { findKeptCars } from '#offline/listing/kept-cars.ts';
import { readCities } from '#offline/sell/kept-references.ts';
import {
  type AnsweredName,
  answeredNames,
  type InsteadOf,
  type LookedSearch,
} from '#offline/snapshot/snapshot-answer.ts';
import { openKept } from './kept-city.ts';
import { snapshotWorker } from './snapshot-worker.ts';

/*
 * Access to the saved city when the network is unresponsive. Loaded on demand; the cars themselves are in the
 * worker (src/app/workers).
 */

export type { LookedSearch };

const isAnswered = (name: EndpointName): name is AnsweredName =>
  answeredNames.some((known) => known === name);

/**
 * The saved city's response to a call; undefined without a city, for other places, and for calls that do not
 * concern a list.
 */
export async function answerOffline<Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name>,
  language: Language,
): Promise<DataOf<Name> | undefined> {
  if (name === 'cities') return z.safeParse(await answerSchemaOf<Name>(name), await citiesKept()).data;
  if (!isAnswered(name) || !(await openKept())) return undefined;
  const data = await snapshotWorker.ask((host) => host.answer({ name, query: { ...query }, language }));
  const answer = name === 'listings' ? await withPhotos(data) : data;
  return z.safeParse(await answerSchemaOf<Name>(name), answer).data;
}

/** Cities can be selected offline, with or without a saved city. */
async function citiesKept(): Promise<unknown> {
  const device = await openDevice();
  return device.ok ? readCities(device.database) : undefined;
}

/** Adds the photos of cars in lists that were opened, because these are cached. */
async function withPhotos(data: unknown): Promise<unknown> {
  const list = z.safeParse(await answerSchemaOf('listings'), data).data;
  const device = await openDevice();
  if (!list || !device.ok) return data;
  const ids = list.items.map(({ id }) => id);
  const known = await findKeptCars(device.database, ids).catch(() => undefined);
  const items = list.items.map((card) => ({ ...card, coverImage: known?.get(card.id)?.coverImage ?? null }));
  return { ...list, items };
}

/** A car of the saved city. */
export async function keptCityCard(id: number): Promise<ListingCard | undefined> {
  if (!(await openKept())) return undefined;
  return (await snapshotWorker.ask((host) => host.card(id)).catch(() => null)) ?? undefined;
}

/** The best matching list of the saved city for a list elsewhere; undefined without a city. */
export async function insteadOffline(
  search: string,
  q: string,
  language: Language,
): Promise<InsteadOf | undefined> {
  if (!(await openKept())) return undefined;
  const found = snapshotWorker.ask((host) => host.instead({ search, q, language }));
  return (await found.catch(() => null)) ?? undefined;
}

/**
 * Number of new cars for each search since it was last viewed, from the saved city; null without a city, or
 * for other places.
 */
export async function countNew(searches: readonly LookedSearch[]): Promise<(number | null)[]> {
  const nothing = searches.map(() => null);
  if (searches.length === 0 || !(await openKept())) return nothing;
  return snapshotWorker.ask((host) => host.countNew(searches)).catch(() => nothing);
}
