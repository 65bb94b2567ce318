import { reachOf } from './find-imports.ts';
import { targetOf } from './import-rules.ts';

/** The files that each file imports: types too, but not what it imports on demand. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** @param read the text of a file */
export function importGraph(files: readonly string[], read: (file: string) => string): ImportGraph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const targets = reachOf(file, read(file))
        .imports.filter(({ isOnDemand }) => !isOnDemand)
        .map(({ specifier }) => targetOf(file, specifier))
        .flatMap((target) => (target.kind === 'file' && known.has(target.path) ? [target.path] : []));
      return [file, [...new Set(targets)]];
    }),
  );
}

/** Groups of files that import each other in a circle, by Tarjan's algorithm. */
export function circlesIn(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const circles: string[][] = [];

  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    path.push(file);
    onPath.add(file);
    let low = own;
    for (const target of graph.get(file) ?? []) {
      const seen = order.get(target);
      if (seen === undefined) low = Math.min(low, visit(target));
      else if (onPath.has(target)) low = Math.min(low, seen);
    }
    if (low === own) {
      const group = path.splice(path.indexOf(file));
      for (const member of group) onPath.delete(member);
      if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group.sort());
    }
    return low;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
