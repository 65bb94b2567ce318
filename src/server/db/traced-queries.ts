import { inSpan } from '#server/process/tracing.ts';

/** What a statement does and with which table first; its text could hold values. */
export function summaryOf(statement: unknown): string {
  const text =
    typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text') ?? '');
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)"?/i.exec(text)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}

/** Makes a span of each query of a connection, in place. */
export function traceQueries(connection: object, engine: 'pglite' | 'postgresql'): void {
  const query: unknown = Reflect.get(connection, 'query');
  if (typeof query !== 'function') throw new TypeError('no connection');
  Reflect.set(connection, 'query', (...input: unknown[]) => {
    const ask = (): unknown => Reflect.apply(query, connection, input);
    // With a callback it is a pool that asks, whose own call is the span.
    if (typeof input.at(-1) === 'function') return ask();
    const summary = summaryOf(input[0]);
    return inSpan(summary, ask, { 'db.system.name': engine, 'db.query.summary': summary });
  });
}
