import { KeptFolder } from '#server/process/kept-folder.ts';
import { type PictureQueue, type PictureWork, pictureQueue } from '#server/process/picture-queue.ts';
import { AppError } from './app-error.ts';

type Options = {
  readonly kind: PictureWork;
  readonly directory: string;
  /** Disk space for the files, in bytes. */
  readonly mostBytes: number;
  /** Maximum number of queued files; further requests are refused. */
  readonly mostWaiting: number;
  readonly queue?: PictureQueue | undefined;
  /** Called when a file was generated but could not be stored. */
  onKeepFailed(error: unknown): void;
};

type Recipe = {
  /** Generates the file; undefined if there is nothing to generate it from. */
  make(): Promise<Buffer | undefined>;
  /** Checked before a file that is not stored is queued. */
  mayMake?(): Promise<boolean>;
};

/**
 * Files generated on first request and stored in a directory. Concurrent requests for a file share one
 * generation.
 */
export class MadeFiles {
  readonly #options: Options;
  readonly #folder: KeptFolder;
  readonly #pending = new Map<string, Promise<Buffer | undefined>>();
  #waiting = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#folder = new KeptFolder(options.directory, options.mostBytes);
  }

  /**
   * @param name identifies the content: a stored file never changes
   * @throws AppError `unavailable` if too many files are queued
   */
  read(name: string, recipe: Recipe): Promise<Buffer | undefined> {
    const begun = this.#pending.get(name);
    if (begun) return begun;
    const work = this.#readOrMake(name, recipe).finally(() => this.#pending.delete(name));
    this.#pending.set(name, work);
    return work;
  }

  async #readOrMake(name: string, { make, mayMake }: Recipe): Promise<Buffer | undefined> {
    const { kind, queue = pictureQueue } = this.#options;
    const kept = await this.#folder.read(name);
    if (kept) return kept;
    if (mayMake && !(await mayMake())) return undefined;
    if (this.#waiting >= this.#options.mostWaiting) throw new AppError('unavailable');
    this.#waiting += 1;
    try {
      return await queue(kind, async () => {
        const bytes = await make();
        // The file is served even if it cannot be stored, for example on a full disk.
        if (bytes) await this.#folder.keep(name, bytes).catch(this.#options.onKeepFailed);
        return bytes;
      });
    } finally {
      this.#waiting -= 1;
    }
  }
}
