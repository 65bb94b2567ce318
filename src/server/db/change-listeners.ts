import { reasonOf } from '#server/process/error-reason.ts';

export type ChangeListener = () => void | Promise<void>;

/** Listeners for changes of public data, within this process. */
export class ChangeListeners {
  readonly #listeners = new Set<ChangeListener>();
  readonly #onWarning: (line: string) => void;

  constructor(onWarning: (line: string) => void) {
    this.#onWarning = onWarning;
  }

  add(listener: ChangeListener): () => void {
    // Wrapped, so that adding the same function twice registers two listeners.
    const entry = () => listener();
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  /**
   * Calls all listeners concurrently; resolves when all are done. A failing listener affects neither the
   * announcer nor the others.
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
