import type { Block } from './page-blocks.ts';
import { countOf, type Page, type Verdict } from './rule.ts';

type Counts = { pages: number; sentences: number; proven: number; unproven: number; wrong: number };
const none = (): Counts => ({ pages: 0, sentences: 0, proven: 0, unproven: 0, wrong: 0 });

/** Counts figures by section and by rule, and keeps what is not proven. */
export function createReport() {
  const bySection = new Map<string, Counts>();
  const byRule = new Map<string, number>();
  const faults: string[] = [];
  const all = none();
  return {
    faults,
    all,
    page({ place }: Page): void {
      const section = place.split('/')[1] ?? '';
      const own = bySection.get(section) ?? none();
      bySection.set(section, own);
      own.pages += 1;
      all.pages += 1;
    },
    sentence({ path, place }: Page, block: Block, verdict: Verdict | undefined): void {
      const own = bySection.get(place.split('/')[1] ?? '') ?? none();
      const figures = countOf(block.text);
      const of = verdict === undefined ? 'unproven' : verdict.wrong.length > 0 ? 'wrong' : 'proven';
      for (const counts of [own, all]) {
        counts.sentences += 1;
        counts[of] += figures;
      }
      if (of === 'proven') {
        for (const { rule } of verdict?.proven ?? []) byRule.set(rule, (byRule.get(rule) ?? 0) + figures);
        return;
      }
      const place_ = [block.heading, block.row, block.column].filter(Boolean).join(' / ');
      faults.push(`${of}: ${path} (${place_}): “${block.text}” ${verdict?.wrong.join('; ') ?? ''}`);
    },
    tables(): string {
      const rules = [...byRule].sort(([, a], [, b]) => b - a).map(([rule, figures]) => ({ rule, figures }));
      const sections = [...bySection].sort(([a], [b]) => (a < b ? -1 : 1));
      return [
        table(
          ['Proven by', 'Figures'],
          rules.map(({ rule, figures }) => [rule, figures]),
        ),
        table(
          ['Section', 'Pages', 'Sentences', 'Proven', 'Unproven', 'Wrong'],
          [...sections, ['all', all] as const].map(([section, own]) => [
            ...[section || 'home', own.pages, own.sentences, own.proven, own.unproven, own.wrong],
          ]),
        ),
      ].join('\n\n');
    },
  };
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
