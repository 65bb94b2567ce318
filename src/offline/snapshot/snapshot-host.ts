import * as z from 'zod/mini';
import { applyDelta } from '#catalogue/snapshot/apply-delta.ts';
import { BrokenSnapshot } from '#catalogue/snapshot/broken-snapshot.ts';
import { CityCatalogue } from '#catalogue/snapshot/city-catalogue.ts';
import { decodeSnapshot } from '#catalogue/snapshot/snapshot-format.ts';
import { answerFrom, countNewIn, insteadIn } from './snapshot-answers.ts';
import {
  type OpenedCity,
  type SnapshotReply,
  type SnapshotRequest,
  snapshotRequest,
} from './snapshot-messages.ts';

/** Words are indexed after so long without requests, and for so long at a time, in milliseconds. */
const quiet = 400;
const stretch = 8;

type Bytes = Uint8Array<ArrayBuffer>;

/** Answers from the open city. One for a worker. The page accesses the device's database. */
export class SnapshotHost {
  #open: CityCatalogue | undefined;
  #words: ReturnType<typeof setTimeout> | undefined;

  /** Answers posted requests; undefined for anything else. */
  receive(message: unknown): SnapshotReply | undefined {
    const { data: request } = z.safeParse(snapshotRequest, message);
    if (!request) return undefined;
    try {
      return this.#handle(request);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      return { id: request.id, type: 'failed', reason };
    }
  }

  #handle(request: SnapshotRequest): SnapshotReply {
    this.#readyWordsLater(quiet);
    const { id } = request;
    const open = this.#open;
    switch (request.type) {
      case 'answer':
        return { id, type: 'answer', data: (open && answerFrom(open, request)) ?? null };
      case 'instead':
        return { id, type: 'instead', instead: open ? insteadIn(open, request) : null };
      case 'countNew': {
        const counts = request.searches.map((search) => (open ? countNewIn(open, search) : null));
        return { id, type: 'countNew', counts };
      }
      case 'open': {
        const city = unlessBroken(() => this.#openBytes(request.bytes));
        return { id, type: 'open', city: city ?? null };
      }
      case 'take':
        return { id, type: 'take', taken: unlessBroken(() => this.#takeBytes(request.bytes)) ?? null };
    }
  }

  #openBytes(bytes: Bytes): OpenedCity {
    const decoded = decodeSnapshot(bytes);
    if (decoded.kind !== 'full') throw new BrokenSnapshot('changes of nothing');
    return this.#use(new CityCatalogue(decoded));
  }

  #takeBytes(bytes: Bytes): { city: OpenedCity; bytes: Bytes; isWhole: boolean } {
    const decoded = decodeSnapshot(bytes);
    if (decoded.kind === 'full') return { city: this.#use(new CityCatalogue(decoded)), bytes, isWhole: true };
    if (!this.#open) throw new BrokenSnapshot('changes of nothing');
    const applied = applyDelta(this.#open.snapshot, decoded);
    return { city: this.#use(new CityCatalogue(applied.snapshot)), bytes: applied.bytes, isWhole: false };
  }

  #use(catalogue: CityCatalogue): OpenedCity {
    this.#open = catalogue;
    const { version, asOf, place } = catalogue.snapshot;
    return { citySlug: place.city.slug, cityName: place.city.name, version, asOf, cars: catalogue.size };
  }

  /** A filter tapped meanwhile does not wait. */
  #readyWordsLater(delay: number): void {
    clearTimeout(this.#words);
    this.#words = setTimeout(() => {
      const end = performance.now() + stretch;
      const isDone = this.#open?.readyWords(() => performance.now() > end) ?? true;
      if (!isDone) this.#readyWordsLater(0);
    }, delay);
  }
}

function unlessBroken<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof BrokenSnapshot) return undefined;
    throw cause;
  }
}
