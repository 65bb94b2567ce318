import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { runMove } from '#server/backup/backup-command.ts';
import { runBackupTool } from './backup-tool.ts';

/* Command-line entry: moves the embedded database to PostgreSQL. */

await runBackupTool({
  name: 'move',
  usage: 'postgres://user:password@host:5432/lajur',
  async run(environment, place, _options, say) {
    const directory = await mkdtemp(path.join(path.resolve(environment.dataDirectory), '.move-'));
    try {
      return await runMove(environment, place, directory, say);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
});
