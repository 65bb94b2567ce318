import type { CarIndex } from '#catalogue/car-index.ts';
import { inSpan, isTracing } from '#server/process/tracing.ts';

/** What takes longer than a span does. */
const asked: ReadonlySet<string | symbol> = new Set<keyof CarIndex>([
  'query',
  'counts',
  'facts',
  'countSince',
  'countNew',
  'traitCounts',
  'priceRangesBy',
  'matching',
  'carsOfModel',
]);

/** The same index; where traces are on, with a span of each question. */
export function tracedIndex(index: CarIndex): CarIndex {
  if (!isTracing()) return index;
  return new Proxy(index, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const call = (...input: unknown[]): unknown => Reflect.apply(value, target, input);
      if (!asked.has(name)) return call;
      return (...input: unknown[]) => inSpan(`index ${String(name)}`, () => call(...input));
    },
  });
}
