import { vi } from 'vitest';
import { stepPatienceMs } from './patience.ts';

/** Waits until a check no longer throws. Its own default of a second would depend on the machine's speed. */
export function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: stepPatienceMs });
}
