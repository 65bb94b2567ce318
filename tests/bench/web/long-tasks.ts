import * as z from 'zod/mini';

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.optional(z.number()),
  args: z.optional(
    z.object({
      name: z.optional(z.unknown()),
      data: z.optional(
        z.object({
          url: z.optional(z.string()),
          fileName: z.optional(z.string()),
          functionName: z.optional(z.string()),
        }),
      ),
    }),
  ),
});
const trace = z.object({ traceEvents: z.array(event) });
type TraceEvent = z.infer<typeof event>;

/** The trace categories that `longestTask` needs. */
export const tracedCategories = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

export interface Task {
  readonly ms: number;
  /** What took most of its time. */
  readonly cause: string;
}

const kinds = new Map([
  ['EvaluateScript', 'evaluates'],
  ['v8.evaluateModule', 'evaluates'],
  ['v8.compile', 'compiles'],
  ['v8.compileModule', 'compiles'],
  ['FunctionCall', 'runs'],
  ['UpdateLayoutTree', 'style'],
  ['Layout', 'layout'],
  ['Paint', 'paint'],
  ['Layerize', 'layers'],
  ['ParseHTML', 'parses the document'],
  ['MajorGC', 'collects garbage'],
  ['MinorGC', 'collects garbage'],
]);

/** The longest task of the pages' main threads in a trace of Chromium. */
export function longestTask(traceJson: string): Task {
  const { traceEvents } = z.parse(trace, JSON.parse(traceJson));
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const onMain = traceEvents.filter((each) => each.ph === 'X' && mainThreads.has(threadOf(each)));
  const tasks = onMain.filter(({ name }) => name === 'RunTask');
  if (tasks.length === 0) throw new Error('The trace holds no task of a page.');
  const longest = tasks.reduce((most, each) => (lengthOf(each) > lengthOf(most) ? each : most));
  const inside = onMain.filter(
    (each) =>
      kinds.has(each.name) &&
      threadOf(each) === threadOf(longest) &&
      each.ts >= longest.ts &&
      each.ts + lengthOf(each) <= longest.ts + lengthOf(longest),
  );
  const [most] = inside.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return { ms: lengthOf(longest) / 1000, cause: most ? causeText(most) : '' };
}

/** In microseconds. */
const lengthOf = ({ dur = 0 }: TraceEvent) => dur;

function causeText({ name, args }: TraceEvent): string {
  const { url, fileName, functionName } = args?.data ?? {};
  const file = (url ?? fileName ?? '').split('/').at(-1);
  return [kinds.get(name), functionName, file].filter(Boolean).join(' ');
}
