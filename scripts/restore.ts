import { runRestore } from '#server/backup/backup-command.ts';
import { directoryNamed, runBackupTool } from './backup-tool.ts';

/* Command-line entry: fills an empty database, and the place of photos, from a backup. */

await runBackupTool({
  name: 'restore',
  usage: 'DIRECTORY [--replace]',
  run: (environment, place, { isReplacing }, say) =>
    runRestore(environment, { directory: directoryNamed(place), isReplacing }, say),
});
