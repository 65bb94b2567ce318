import { KeptFolder } from '#server/process/kept-folder.ts';
import { createSemaphore } from '#server/process/semaphore.ts';
import { AppError } from './app-error.ts';

type Options = {
  readonly directory: string;
  /** Disk for the files, in bytes. */
  readonly mostBytes: number;
  /** Files made at the same time; the other core keeps answering. */
  readonly atOnce: number;
  /** Files that wait for their turn; further ones are refused. */
  readonly mostWaiting: number;
  /** Called when a file was made but could not be stored. */
  onKeepFailed(error: unknown): void;
};

type Recipe = {
  /** Undefined where there is nothing to make it of. */
  make(): Promise<Buffer | undefined>;
  /** Asked before a file that is not kept waits for its turn. */
  mayMake?(): Promise<boolean>;
};

/** Files that are made when they are first asked for, each once however many ask, and kept in a folder. */
export class MadeFiles {
  readonly #options: Options;
  readonly #folder: KeptFolder;
  readonly #inTurn: ReturnType<typeof createSemaphore>;
  readonly #pending = new Map<string, Promise<Buffer | undefined>>();
  #waiting = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#folder = new KeptFolder(options.directory, options.mostBytes);
    this.#inTurn = createSemaphore(options.atOnce);
  }

  /**
   * @param name says what the file is made of: a file never changes
   * @throws AppError `unavailable` where too many wait
   */
  read(name: string, recipe: Recipe): Promise<Buffer | undefined> {
    const begun = this.#pending.get(name);
    if (begun) return begun;
    const work = this.#readOrMake(name, recipe).finally(() => this.#pending.delete(name));
    this.#pending.set(name, work);
    return work;
  }

  async #readOrMake(name: string, { make, mayMake }: Recipe): Promise<Buffer | undefined> {
    const kept = await this.#folder.read(name);
    if (kept) return kept;
    if (mayMake && !(await mayMake())) return undefined;
    if (this.#waiting >= this.#options.mostWaiting) throw new AppError('unavailable');
    this.#waiting += 1;
    try {
      return await this.#inTurn(async () => {
        const bytes = await make();
        // On a full disk the file is still answered.
        if (bytes) await this.#folder.keep(name, bytes).catch(this.#options.onKeepFailed);
        return bytes;
      });
    } finally {
      this.#waiting -= 1;
    }
  }
}
