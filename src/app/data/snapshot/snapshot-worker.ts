import * as z from 'zod/mini';
import {
  type SnapshotReply,
  type SnapshotRequest,
  snapshotReply,
} from '#offline/snapshot/snapshot-messages.ts';

/** A request without its number. */
type Asked = SnapshotRequest extends infer Request
  ? Request extends SnapshotRequest
    ? Omit<Request, 'id'>
    : never
  : never;
type ReplyTo<Type extends Asked['type']> = Extract<SnapshotReply, { readonly type: Type }>;

type Waiting = { resolve(reply: SnapshotReply): void; reject(cause: unknown): void };

let worker: Worker | undefined;
let started = 0;
let last = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  started += 1;
  const next = new Worker(new URL('../../workers/catalogue.worker.ts', import.meta.url), {
    type: 'module',
    name: 'catalogue',
  });
  next.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data: reply } = z.safeParse(snapshotReply, event.data);
    if (!reply) return;
    waiting.get(reply.id)?.resolve(reply);
    waiting.delete(reply.id);
  });
  // It failed to load, or broke. The next request starts another one.
  next.addEventListener('error', (event) => {
    event.preventDefault();
    next.terminate();
    if (worker === next) worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'the worker broke'));
    waiting.clear();
  });
  return next;
}

/** The number of the current worker. A new one has none of the state of the one before. */
export function workerNumber(): number {
  worker ??= start();
  return started;
}

/** Sends a request to the worker, which starts with the first one. Rejects if it fails. */
export async function askWorker<Type extends Asked['type']>(
  asked: Extract<Asked, { readonly type: Type }>,
): Promise<ReplyTo<Type>> {
  worker ??= start();
  last += 1;
  const id = last;
  const reply = await new Promise<SnapshotReply>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ ...asked, id });
  });
  if (!isReplyTo(asked.type, reply))
    throw new Error(reply.type === 'failed' ? reply.reason : 'another reply than was asked for');
  return reply;
}

function isReplyTo<Type extends Asked['type']>(type: Type, reply: SnapshotReply): reply is ReplyTo<Type> {
  return reply.type === type;
}
