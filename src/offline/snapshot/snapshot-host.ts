import { applyDelta } from '#catalogue/snapshot/apply-delta.ts';
import { BrokenSnapshot } from '#catalogue/snapshot/broken-snapshot.ts';
import { CityCatalogue } from '#catalogue/snapshot/city-catalogue.ts';
import { decodeSnapshot } from '#catalogue/snapshot/snapshot-format.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import type {
  AnsweredName,
  AskedOffline,
  InsteadOf,
  ListElsewhere,
  LookedSearch,
  OpenedCity,
  TakenCity,
} from './snapshot-answer.ts';
import { answerFrom, countNewIn, insteadIn } from './snapshot-answers.ts';

/** Words are indexed after this idle time, in slices of this length, in milliseconds. */
const quiet = 400;
const stretch = 8;

type Bytes = TakenCity['bytes'];

/** Answers calls from the open city; one per worker. The page accesses the device's database. */
export class SnapshotHost {
  #open: CityCatalogue | undefined;
  #words: ReturnType<typeof setTimeout> | undefined;

  /** Null if the city cannot answer. */
  answer(asked: AskedOffline): DataOf<AnsweredName> | null {
    const open = this.#asked();
    return (open && answerFrom(open, asked)) ?? null;
  }

  /** A car of the open city. */
  card(id: number): ListingCard | null {
    return this.#asked()?.cards([id])[0] ?? null;
  }

  /** What the saved city offers in place of a list elsewhere. */
  instead(list: ListElsewhere): InsteadOf | null {
    const open = this.#asked();
    return open ? insteadIn(open, list) : null;
  }

  countNew(searches: readonly LookedSearch[]): (number | null)[] {
    const open = this.#asked();
    return searches.map((search) => (open ? countNewIn(open, search) : null));
  }

  /** Opens the stored snapshot for the following calls. Undefined for invalid bytes. */
  open(bytes: Bytes): OpenedCity | undefined {
    this.#asked();
    return unlessBroken(() => this.#openBytes(bytes));
  }

  /**
   * Applies the server's response: a snapshot, or changes of the open one. Undefined for bytes that are
   * invalid or do not match the open one.
   */
  take(bytes: Bytes): TakenCity | undefined {
    this.#asked();
    return unlessBroken(() => this.#takeBytes(bytes));
  }

  /** The open city, which indexes its words when idle. */
  #asked(): CityCatalogue | undefined {
    this.#readyWordsLater(quiet);
    return this.#open;
  }

  #openBytes(bytes: Bytes): OpenedCity {
    const decoded = decodeSnapshot(bytes);
    if (decoded.kind !== 'full') throw new BrokenSnapshot('changes of nothing');
    return this.#use(new CityCatalogue(decoded));
  }

  #takeBytes(bytes: Bytes): TakenCity {
    const decoded = decodeSnapshot(bytes);
    if (decoded.kind === 'full') return { city: this.#use(new CityCatalogue(decoded)), bytes, isWhole: true };
    if (!this.#open) throw new BrokenSnapshot('changes of nothing');
    const applied = applyDelta(this.#open.snapshot, decoded);
    return { city: this.#use(new CityCatalogue(applied.snapshot)), bytes: applied.bytes, isWhole: false };
  }

  #use(catalogue: CityCatalogue): OpenedCity {
    this.#open = catalogue;
    const { version, asOf, place } = catalogue.snapshot;
    const { city, radius } = place;
    return { citySlug: city.slug, cityName: city.name, radius, version, asOf, cars: catalogue.size };
  }

  /** Keeps the worker responsive to filters tapped meanwhile. */
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
