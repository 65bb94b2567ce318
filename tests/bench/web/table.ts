export const say = (text: string) => process.stdout.write(`${text}\n`);

/** Columns as wide as their content: names left-aligned (by default the first column), figures right-aligned. */
export function printTable(
  title: string,
  rows: readonly (readonly string[])[],
  names: readonly number[] = [0],
): void {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  say(`\n${title}`);
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      names.includes(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    say(cells.join('  ').trimEnd());
  }
}
