import { BrokenSnapshot } from './broken-snapshot.ts';
import type { ColumnReader } from './column-reader.ts';
import { type ColumnWriter, magnitudeOf, type Numbers, unsigned } from './column-writer.ts';

/*
 * Prices, told by how far they are from what cars like it cost, in the unit sellers round to. The guess is made of small
 * whole numbers: they give the same on every machine, and no garbage in code that is new to it.
 */

/** Rupiah. A price is so many of the largest unit that divides it; the others are multiples of the smallest. */
const step = 500_000;
const steps = [10, 2, 1] as const;
const kept = 2;
/** Symbols of a unit; those after the last unit's stand for prices written out. */
const symbolsOfUnit = 72;
const outright = steps.length * symbolsOfUnit;
const mostPrice = 2 ** 39 - 2;

/** The cars in the order in which their prices are told, by line and within it by year, and what tells them apart. */
export type PricedRows = {
  readonly rows: Int32Array;
  readonly line: Int32Array;
  /** By line, as `modelsOf` numbers them. */
  readonly models: Int32Array;
  readonly year: Uint16Array;
};

export function writePrices(writer: ColumnWriter, price: Numbers, cars: PricedRows): void {
  const symbols = new Uint8Array(cars.rows.length);
  guessEach(cars, (at, row, guess) => {
    const amount = price[row] ?? 0;
    symbols[at] = symbolOf(writer, amount, guess);
    return levelOf(amount);
  });
  writer.codes(symbols);
}

function symbolOf(writer: ColumnWriter, price: number, guess: number): number {
  const kind = steps.findIndex((each) => price % (each * step) === 0);
  if (kind >= 0) {
    const away = unsigned(price / (step * (steps[kind] ?? 1)) - inUnits(guess, kind)) + 1;
    if ((magnitudeOf(away) + 1) << kept <= symbolsOfUnit)
      return kind * symbolsOfUnit + writer.symbolOf(away, kept);
  }
  return outright + writer.symbolOf(price + 1, 0);
}

export function readPrices(reader: ColumnReader, cars: PricedRows): Float64Array {
  const symbols = reader.codes(cars.rows.length);
  const price = new Float64Array(cars.rows.length);
  guessEach(cars, (at, row, guess) => {
    const symbol = symbols[at] ?? 0;
    if (symbol >= outright) {
      const amount = reader.numberOf(symbol - outright, 0) - 1;
      if (!(amount >= 0 && amount <= mostPrice)) throw new BrokenSnapshot('a price out of range');
      price[row] = amount;
      return levelOf(amount);
    }
    const kind = symbol < symbolsOfUnit ? 0 : symbol < 2 * symbolsOfUnit ? 1 : 2;
    const away = reader.numberOf(symbol - kind * symbolsOfUnit, kept) - 1;
    const units = inUnits(guess, kind) + (away & 1 ? -((away + 1) >> 1) : away >> 1);
    const inSteps = units * (steps[kind] ?? 1);
    // A symbol that stands for no number is one less than none.
    if (away < 0 || inSteps < 0 || inSteps > mostPrice / step)
      throw new BrokenSnapshot('a price out of range');
    price[row] = inSteps * step;
    return inSteps < mostLevel >> 4 ? inSteps << 4 : mostLevel;
  });
  return price;
}

/** A level is a price in sixteenths of a step, and at most this. */
const mostLevel = 2 ** 19;

function levelOf(price: number): number {
  return Math.min(mostLevel, Math.round((price * 16) / step));
}

/** A level in whole units of a kind, more or less. */
function inUnits(level: number, kind: number): number {
  if (kind === 0) return (((level + 80) >> 4) * 6554) >> 16;
  return kind === 1 ? (level + 16) >> 5 : (level + 8) >> 4;
}

/**
 * What each car is likely to cost: about what the ones before it do, a year younger a sixteenth more.
 * @param levelAt given the guess, answers with what it really costs
 */
function guessEach(
  { rows, line, models, year }: PricedRows,
  levelAt: (at: number, row: number, guess: number) => number,
): void {
  let level = 0;
  let lastLine = -1;
  let lastModel = -1;
  let lastYear = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const ownLine = line[row] ?? 0;
    const model = models[ownLine] ?? 0;
    const ownYear = year[row] ?? 0;
    let guess = level;
    if (model === lastModel && ownYear !== lastYear) {
      const sixteenths = Math.min(30, Math.max(2, 16 + ownYear - lastYear));
      guess = Math.min(mostLevel, (level * sixteenths) >> 4);
    }
    const weight = ownLine === lastLine ? 26 : model === lastModel ? 45 : 64;
    level = guess + (((levelAt(at, row, guess) - guess) * weight) >> 6);
    lastLine = ownLine;
    lastModel = model;
    lastYear = ownYear;
  }
}
