import { reasonOf } from '../error-reason.ts';

export type ChangeListener = () => void | Promise<void>;

/** Those who want to hear that public data changed, within this process. */
export class ChangeListeners {
  readonly #listeners = new Set<ChangeListener>();
  readonly #onWarning: (line: string) => void;

  constructor(onWarning: (line: string) => void) {
    this.#onWarning = onWarning;
  }

  add(listener: ChangeListener): () => void {
    // Wrapped, so that one function added twice is two listeners and ends separately.
    const entry = () => listener();
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  /**
   * Calls all of them at once; resolves when the last has done what it does. One listener's failure is not the
   * announcer's, nor the other listeners'.
   */
  async call(): Promise<void> {
    await Promise.all(
      [...this.#listeners].map(async (listener) => {
        try {
          await listener();
        } catch (error) {
          this.#onWarning(`a change listener failed: ${reasonOf(error)}`);
        }
      }),
    );
  }

  clear(): void {
    this.#listeners.clear();
  }
}
