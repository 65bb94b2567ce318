import { runBackup } from '#server/backup/backup-command.ts';
import { directoryNamed, runBackupTool } from './backup-tool.ts';

/* Command-line entry: writes the database and people's photos into a directory, also while the site runs. */

await runBackupTool({
  name: 'backup',
  usage: 'DIRECTORY',
  run: (environment, place, _options, say) => runBackup(environment, directoryNamed(place), say),
});
