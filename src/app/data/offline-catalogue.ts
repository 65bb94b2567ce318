import * as z from 'zod/mini';
import {
  type DataOf,
  dataSchemaOf,
  type EndpointName,
  type QueryOf,
} from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { findKeptCars } from '#offline/listing/kept-cars.ts';
import { readCities } from '#offline/sell/kept-references.ts';
import {
  type AnsweredName,
  answeredNames,
  type InsteadOf,
  type LookedSearch,
} from '#offline/snapshot/catalogue-messages.ts';
import { askWorker } from './catalogue-worker.ts';
import { openDevice } from './device.ts';
import { openKept } from './kept-city.ts';

/*
 * The city whose cars are on the device, asked where the network does not answer. Loaded when somebody needs it; the
 * cars themselves are the worker's (src/app/workers).
 */

export type { LookedSearch };

const isAnswered = (name: EndpointName): name is AnsweredName =>
  answeredNames.some((known) => known === name);

/**
 * What the kept city has to say to a call; undefined where no city is kept, where the call is about another place, and
 * for every call that is not about a list.
 */
export async function answerOffline<Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name>,
  language: Language,
): Promise<DataOf<Name> | undefined> {
  if (name === 'cities') return z.safeParse(dataSchemaOf<Name>(name), await citiesKept()).data;
  if (!isAnswered(name) || !(await openKept())) return undefined;
  const { data } = await askWorker({ type: 'answer', name, query: { ...query }, language });
  const answer = name === 'listings' ? await withPhotos(data) : data;
  return z.safeParse(dataSchemaOf<Name>(name), answer).data;
}

/** Cities are chosen without a connection too, whether or not the cars of one are kept. */
async function citiesKept(): Promise<unknown> {
  const device = await openDevice();
  return device.ok ? readCities(device.database) : undefined;
}

/** The cars of a list that somebody has opened have their photos here. */
async function withPhotos(data: unknown): Promise<unknown> {
  const list = z.safeParse(dataSchemaOf('listings'), data).data;
  const device = await openDevice();
  if (!list || !device.ok) return data;
  const ids = list.items.map(({ id }) => id);
  const known = await findKeptCars(device.database, ids).catch(() => undefined);
  const items = list.items.map((card) => ({ ...card, coverImage: known?.get(card.id)?.coverImage ?? null }));
  return { ...list, items };
}

/** What the kept city has in place of a list elsewhere; undefined where no city is kept. */
export async function insteadOffline(
  search: string,
  q: string,
  language: Language,
): Promise<InsteadOf | undefined> {
  if (!(await openKept())) return undefined;
  const reply = await askWorker({ type: 'instead', search, q, language }).catch(() => undefined);
  return reply?.instead ?? undefined;
}

/**
 * How many cars of each search have come since it was last looked at, counted in the catalogue this
 * device keeps; null where that tells nothing of it: no city is kept, or the search is for another place.
 */
export async function countNew(searches: readonly LookedSearch[]): Promise<(number | null)[]> {
  const nothing = searches.map(() => null);
  if (searches.length === 0 || !(await openKept())) return nothing;
  const reply = await askWorker({ type: 'countNew', searches: [...searches] }).catch(() => undefined);
  return reply?.counts ?? nothing;
}
