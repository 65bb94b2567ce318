import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';

/** What the server said of a call, down to each field where it named some. */
export function refusalText({ problem }: Pick<OutboxRow, 'problem'>): string {
  if (problem === null) return '';
  const fields = Object.values(problem.errors).flat();
  return fields.length > 0 ? fields.join(' ') : problem.message;
}
