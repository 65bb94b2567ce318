import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';

/** The server's message for a call, with the problems of its fields. */
export function refusalText({ problem }: Pick<OutboxRow, 'problem'>): string {
  if (problem === null) return '';
  const fields = Object.values(problem.errors).flat();
  return fields.length > 0 ? fields.join(' ') : problem.message;
}
