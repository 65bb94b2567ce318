export interface BatchCounts {
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
}

export interface ImportCounts {
  readonly read: number;
  readonly imported: number;
  readonly unchanged: number;
  readonly updated: number;
  readonly rejected: number;
}

export interface ImportSummary extends ImportCounts {
  readonly dryRun: boolean;
  readonly rejectedByReason: Readonly<Partial<Record<string, number>>>;
  readonly notes: Readonly<Partial<Record<string, number>>>;
  readonly unknownColumns: readonly string[];
  readonly rejectedFile: string | null;
  readonly seconds: number;
}

export function progressLine({ read, imported, unchanged, updated, rejected }: ImportCounts): string {
  return `${read} read: ${imported} imported, ${unchanged} unchanged, ${updated} updated, ${rejected} rejected`;
}

/** The text for each reason and note. */
export interface ImportWords {
  readonly reasons: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, string>>;
}

/**
 * The summary as the command line prints it.
 * @param more lines specific to the type of list, inserted before the last ones
 */
export function summaryLines(
  summary: ImportSummary,
  words: ImportWords,
  more: readonly string[] = [],
): string[] {
  const counted = (sentences: Readonly<Record<string, string>>, counts: Partial<Record<string, number>>) =>
    Object.entries(sentences).flatMap(([code, sentence]) => {
      const count = counts[code];
      return count ? [`${count} × ${sentence}`] : [];
    });
  const rate = Math.round(summary.read / Math.max(summary.seconds, 0.001));
  return [
    `${summary.dryRun ? 'dry run, nothing was written: ' : ''}${progressLine(summary)}`,
    ...counted(words.reasons, summary.rejectedByReason).map((line) => `    ${line}`),
    ...counted(words.notes, summary.notes).map((line) => `  note: ${line}`),
    ...more,
    ...(summary.unknownColumns.length > 0
      ? [`  note: unknown columns ignored: ${summary.unknownColumns.join(', ')}`]
      : []),
    ...(summary.rejectedFile === null ? [] : [`  rejected rows: ${summary.rejectedFile}`]),
    `  ${summary.seconds.toFixed(1)} s, ${rate} rows a second`,
  ];
}
