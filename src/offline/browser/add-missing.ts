/*
 * What the app and its libraries call and the oldest supported browsers lack (scripts/build/floor.mjs), each only where
 * it is missing.
 */

function add(target: object, methods: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(methods)) {
    if (name in target) continue;
    Object.defineProperty(target, name, { value: methods[name], configurable: true, writable: true });
  }
}

type Items = ArrayLike<unknown>;
const placeOf = ({ length }: Items, index: number) => (index < 0 ? length + index : index);

function at(this: Items, index: number): unknown {
  return this[placeOf(this, Math.trunc(index) || 0)];
}

const ofArrays = {
  at,
  findLast(this: readonly unknown[], isMeant: (item: unknown, index: number, all: unknown) => unknown) {
    for (let index = this.length - 1; index >= 0; index -= 1) {
      if (isMeant(this[index], index, this)) return this[index];
    }
    return undefined;
  },
  findLastIndex(this: readonly unknown[], isMeant: (item: unknown, index: number, all: unknown) => unknown) {
    for (let index = this.length - 1; index >= 0; index -= 1) {
      if (isMeant(this[index], index, this)) return index;
    }
    return -1;
  },
  toReversed(this: readonly unknown[]) {
    return this.slice().reverse();
  },
  toSorted(this: readonly unknown[], compare?: (one: unknown, other: unknown) => number) {
    return this.slice().sort(compare);
  },
  toSpliced(this: readonly unknown[], ...change: Parameters<unknown[]['splice']>) {
    const changed = this.slice();
    changed.splice(...change);
    return changed;
  },
  with(this: readonly unknown[], index: number, item: unknown) {
    const changed = this.slice();
    changed[placeOf(this, index)] = item;
    return changed;
  },
};

function canParse(address: string, base?: string): boolean {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
}

function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

export function addMissing(): void {
  add(Array.prototype, ofArrays);
  add(String.prototype, { at });
  add(Object.getPrototypeOf(Int8Array.prototype), { at });
  add(Object, {
    hasOwn: (target: object, name: PropertyKey) =>
      Object.getOwnPropertyDescriptor(target, name) !== undefined,
  });
  add(URL, { canParse });
  add(AbortSignal, { timeout });
  add(crypto, { randomUUID });
}
