/** Remembers what was worked out for a key until the data changes. */
export class UntilChange<Key, Value> {
  readonly #work: (key: Key) => Promise<Value>;
  readonly #known = new Map<Key, Promise<Value>>();

  constructor(work: (key: Key) => Promise<Value>) {
    this.#work = work;
  }

  get(key: Key): Promise<Value> {
    const known = this.#known.get(key);
    if (known) return known;
    const value = this.#work(key);
    this.#known.set(key, value);
    value.catch(() => {
      // What failed is tried again.
      if (this.#known.get(key) === value) this.#known.delete(key);
    });
    return value;
  }

  clear(): void {
    this.#known.clear();
  }
}
