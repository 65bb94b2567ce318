/** A name and facts of a span. Neither may hold personal data: no address, query, text or value that people wrote. */
export type SpanFacts = Readonly<Record<string, string | number>>;
/** Runs work within a span of the current request; without one it only runs it. */
export type Tracer = <Result>(name: string, facts: SpanFacts, work: () => Result) => Result;

let tracer: Tracer | undefined;

/** Set where traces are on (plugins/traces.ts), before the app is built. */
export function setTracer(given: Tracer | undefined): void {
  tracer = given;
}

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Runs work, which may be async; where traces are on, within a span. */
export function inSpan<Result>(name: string, work: () => Result, facts: SpanFacts = {}): Result {
  return tracer === undefined ? work() : tracer(name, facts, work);
}
