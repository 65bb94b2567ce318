import { ApiError } from '#app/data/api/api-error.ts';
import type { ArticleContent } from '#contract/articles/article-content.ts';
import type { ArticleDocument } from '#contract/articles/article-desk.schema.ts';

export type Editing = {
  readonly content: ArticleContent;
  /** As the server last said; undefined for an article that it does not know yet. */
  readonly article: ArticleDocument | undefined;
  /** Whether the device keeps what the server does not have yet. */
  readonly onDevice: 'kept' | 'failed';
  readonly onServer: 'saved' | 'waiting' | 'sending' | 'offline' | 'refused' | 'conflict';
  /** Why the server refused the last save. */
  readonly refusal: string | undefined;
  /** What someone else has saved meanwhile. */
  readonly theirs: ArticleDocument | undefined;
};

type Kept = { readonly revision: number; readonly content: ArticleContent; readonly editedAt: number };

type Dependencies = {
  readonly save: (
    content: ArticleContent,
    revision: number,
    kind: 'save' | 'restore',
  ) => Promise<ArticleDocument>;
  readonly read: () => Promise<ArticleDocument>;
  /** @returns whether the device keeps it */
  readonly keep: (row: Kept) => Promise<boolean>;
  readonly drop: (editedAt: number) => Promise<void>;
  readonly delayMs?: number;
  readonly againMs?: number;
};

export const isSame = (one: ArticleContent, other: ArticleContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * One article in the editor: every change goes to the device at once, and to the server shortly after the last one. A
 * save that fails is tried again; one that meets another's changes waits for the editor to choose, and loses neither.
 */
export class DocumentEditing {
  readonly #given: Dependencies;
  readonly #listeners = new Set<() => void>();
  #now: Editing;
  #revision: number;
  #editedAt = 0;
  #isKeeping = false;
  /** What is being sent: a save or a step, one at a time. */
  #sending: Promise<void> | undefined;
  /** Saves whose answer was lost: the server may have them. */
  #unanswered: ArticleContent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param kept changes of this device that the server does not have, and the revision they were made to */
  constructor(
    given: Dependencies,
    start: { readonly content: ArticleContent; readonly article: ArticleDocument | undefined },
    kept?: Kept,
  ) {
    this.#given = given;
    const { article } = start;
    this.#revision = kept?.revision ?? article?.revision ?? 0;
    const isConflict = kept !== undefined && article !== undefined && kept.revision !== article.revision;
    this.#now = {
      content: kept?.content ?? start.content,
      article,
      onDevice: 'kept',
      onServer: isConflict ? 'conflict' : kept ? 'waiting' : 'saved',
      refusal: undefined,
      theirs: isConflict ? article : undefined,
    };
    this.#editedAt = kept?.editedAt ?? 0;
    if (kept && !isConflict) this.#plan(0);
  }

  get now(): Editing {
    return this.#now;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(change: Partial<Editing>): void {
    this.#now = { ...this.#now, ...change };
    for (const listener of this.#listeners) listener();
  }

  change(content: ArticleContent): void {
    // Later than the last one, also where the clock stands still or is put back.
    this.#editedAt = Math.max(Date.now(), this.#editedAt + 1);
    const { onServer } = this.#now;
    this.#tell({ content, refusal: undefined, onServer: onServer === 'conflict' ? 'conflict' : 'waiting' });
    void this.#keep();
    if (onServer !== 'conflict') this.#plan(this.#given.delayMs ?? 1500);
  }

  /** Writes the latest content to the device, one write at a time. */
  async #keep(): Promise<void> {
    if (this.#isKeeping) return;
    this.#isKeeping = true;
    let written: number;
    do {
      written = this.#editedAt;
      const row = { revision: this.#revision, content: this.#now.content, editedAt: written };
      const isKept = await this.#given.keep(row).catch(() => false);
      this.#tell({ onDevice: isKept ? 'kept' : 'failed' });
    } while (written !== this.#editedAt);
    this.#isKeeping = false;
  }

  #plan(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  /** Sends what the server does not have; resolves when that is sent, or has failed. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#sending) await this.#sending;
    if (['waiting', 'offline'].includes(this.#now.onServer)) await this.#alone(() => this.#send());
  }

  /**
   * Takes a step of publishing once everything is saved. What is typed meanwhile is saved after it, since a save during
   * it would meet the step's own revision.
   * @returns whether it was tried: not while the server does not have the last changes
   */
  async step(
    run: (article: ArticleDocument) => Promise<ArticleDocument | undefined>,
  ): Promise<'done' | 'failed' | 'unsaved'> {
    await this.flush();
    while (this.#sending) await this.#sending;
    const { article, onServer } = this.#now;
    if (!article || onServer !== 'saved') return 'unsaved';
    let after: ArticleDocument | undefined;
    await this.#alone(async () => {
      after = await run(article);
      if (!after) return;
      this.#revision = after.revision;
      this.#tell({ article: after });
    });
    if (this.#now.onServer === 'waiting') this.#plan(0);
    return after ? 'done' : 'failed';
  }

  async #alone(work: () => Promise<void>): Promise<void> {
    let end = () => {};
    this.#sending = new Promise((resolve) => {
      end = resolve;
    });
    try {
      await work();
    } finally {
      this.#sending = undefined;
      end();
    }
  }

  async #send(): Promise<void> {
    const { content } = this.#now;
    const editedAt = this.#editedAt;
    this.#tell({ onServer: 'sending' });
    try {
      const article = await this.#given.save(content, this.#revision, 'save');
      this.#revision = article.revision;
      this.#unanswered = [];
      const isLatest = this.#editedAt === editedAt;
      this.#tell({ article, onServer: isLatest ? 'saved' : 'waiting' });
      if (isLatest) await this.#given.drop(editedAt).catch(() => undefined);
      // The device's copy was made to the revision before.
      else {
        void this.#keep();
        this.#plan(this.#given.delayMs ?? 1500);
      }
    } catch (cause) {
      await this.#failed(cause, content);
    }
  }

  async #failed(cause: unknown, sent: ArticleContent): Promise<void> {
    if (!(cause instanceof ApiError)) {
      this.#unanswered.push(sent);
      return this.#later();
    }
    if (cause.code === 'conflict') {
      const theirs = await this.#given.read().catch(() => undefined);
      if (!theirs) return this.#later();
      // Only a step was taken meanwhile, or it is a save of this editor: there is nothing else to choose.
      const own = [this.#now.article?.content, sent, ...this.#unanswered];
      if (own.some((content) => content && isSame(content, theirs.content))) {
        this.#revision = theirs.revision;
        const isSaved = isSame(theirs.content, this.#now.content);
        this.#tell({ article: theirs, onServer: isSaved ? 'saved' : 'waiting' });
        if (isSaved) await this.#given.drop(this.#editedAt).catch(() => undefined);
        else this.#plan(0);
        return;
      }
      this.#tell({ theirs, article: theirs, onServer: 'conflict' });
      return;
    }
    if (cause.code === 'rate_limited' || cause.code === 'unavailable' || cause.code === 'internal')
      return this.#later();
    const said = Object.values(cause.fields).flat().join(' ');
    this.#tell({ onServer: 'refused', refusal: said || cause.message });
  }

  #later(): void {
    this.#tell({ onServer: 'offline' });
    this.#plan(this.#given.againMs ?? 10_000);
  }

  /**
   * Settles a conflict. Whichever is chosen, the server's history has both.
   * @returns false without a connection, or if someone has saved again; nothing is changed then but `theirs`
   */
  async settle(choice: 'mine' | 'theirs'): Promise<boolean> {
    const { theirs, content } = this.#now;
    if (!theirs) return true;
    try {
      let article = await this.#given.save(content, theirs.revision, 'restore');
      if (choice === 'theirs') article = await this.#given.save(theirs.content, article.revision, 'restore');
      this.#revision = article.revision;
      const editedAt = this.#editedAt;
      this.#tell({ article, content: article.content, theirs: undefined, onServer: 'saved' });
      await this.#given.drop(editedAt).catch(() => undefined);
      return true;
    } catch (cause) {
      const isConflict = cause instanceof ApiError && cause.code === 'conflict';
      const latest = isConflict ? await this.#given.read().catch(() => undefined) : undefined;
      if (latest) this.#tell({ theirs: latest, article: latest });
      return false;
    }
  }

  /** No more timers; what is not sent stays on the device. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
