/** Those who want to hear that public data changed, within this process. */
export class ChangeListeners {
  readonly #listeners = new Set<() => void>();
  readonly #onWarning: (line: string) => void;

  constructor(onWarning: (line: string) => void) {
    this.#onWarning = onWarning;
  }

  add(listener: () => void): () => void {
    // Wrapped, so that one function added twice is two listeners and ends separately.
    const entry = () => listener();
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  /** One listener's failure is not the announcer's, nor the other listeners'. */
  call(): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (error) {
        this.#onWarning(
          `a change listener failed: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
