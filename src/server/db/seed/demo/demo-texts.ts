import * as z from 'zod/mini';
import { readReferenceTable } from '#server/process/reference-table.ts';

type Texts = readonly [string, ...string[]];

const textRow = z.object({ use: z.string(), text: z.string() });
const tables = new Map<string, ReadonlyMap<string, Texts>>();

function readTexts(file: string): ReadonlyMap<string, Texts> {
  const byUse = new Map<string, Texts>();
  for (const { use, text } of readReferenceTable(file, textRow)) {
    const texts = byUse.get(use);
    byUse.set(use, texts ? [...texts, text] : [text]);
  }
  return byUse;
}

/**
 * The texts that a table of `reference-data/demo` lists for a use, in order.
 * @throws if there are none
 */
export function demoTexts(table: 'names' | 'sentences', use: string): Texts {
  const known = tables.get(table) ?? readTexts(`demo/${table}.csv`);
  tables.set(table, known);
  const texts = known.get(use);
  if (!texts) throw new Error(`demo/${table}.csv has no text for ${use}`);
  return texts;
}
