import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import * as z from 'zod';
import { codeOf } from '#server/process/error-reason.ts';

/** Emscripten's error numbers of the fsync errors that PostgreSQL distinguishes; anything else is EIO. */
const errnoOf: Readonly<Record<string, number>> = { EBADF: 8, EINVAL: 28 };
const errnoInputOutput = 29;

/** The required part of Emscripten's NODEFS, which its types omit. */
const nodeFsModule = z.object({
  NODEFS: z.object({
    stream_ops: z.custom<{ fsync?: (stream: { nfd: number }) => number }>(
      (value) => typeof value === 'object',
    ),
  }),
});

/**
 * PGlite's NodeFS ignores fsync, so a power failure may lose committed data. This one calls it. Only
 * effective together with `durableStartParams`.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const makeDurable = (module: unknown) => {
      nodeFsModule.parse(module).NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          fs.fsyncSync(nfd);
          return 0;
        } catch (error) {
          // PostgreSQL must be told of a failed fsync: it then stops instead of acknowledging the commit.
          return errnoOf[codeOf(error) ?? ''] ?? errnoInputOutput;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), makeDurable] } };
  }
}

/**
 * PGlite's parameters without `-F`, which disables fsync, and with the only method of syncing the write-ahead
 * log that Emscripten passes on: its fdatasync does nothing.
 */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
