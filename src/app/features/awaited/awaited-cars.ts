import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

/*
 * Cars that were opened without a network and are not on this device: it says when they are there. In the page's
 * storage, because they are a few names for a short time.
 */

const key = 'lajur.awaited-cars';
const mostCars = 10;

const awaitedCars = z.array(z.object({ slug: z.string(), name: z.string() }));
export type AwaitedCar = z.infer<typeof awaitedCars>[number];

const listeners = new Set<() => void>();

function readText(): string {
  try {
    return localStorage.getItem(key) ?? '[]';
  } catch {
    return '[]';
  }
}

function parse(text: string): readonly AwaitedCar[] {
  try {
    return z.safeParse(awaitedCars, JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

export const readAwaitedCars = (): readonly AwaitedCar[] => parse(readText());

function write(cars: readonly AwaitedCar[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(cars.slice(-mostCars)));
  } catch {
    // Without storage nothing is awaited.
  }
  for (const listener of listeners) listener();
}

/** Awaits a car, or no longer. */
export function awaitCar({ slug, name }: AwaitedCar, isWanted: boolean): void {
  const others = readAwaitedCars().filter((car) => car.slug !== slug);
  write(isWanted ? [...others, { slug, name }] : others);
}

export function useAwaitedCars(): readonly AwaitedCar[] {
  const text = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readText,
    () => '[]',
  );
  return useMemo(() => parse(text), [text]);
}
