import { importNotes, rejectReasons } from '#server/car-list/row-reasons.ts';
import { summaryLines } from '#server/list-file/import-summary.ts';
import type { CarImportSummary } from './run-import.ts';

/** The summary of an import of cars as the command line prints it. */
export function carSummaryLines(summary: CarImportSummary): string[] {
  const models =
    summary.modelsCreated.length > 0 ? [`  new models: ${summary.modelsCreated.join(', ')}`] : [];
  return summaryLines(summary, { reasons: rejectReasons, notes: importNotes }, models);
}
