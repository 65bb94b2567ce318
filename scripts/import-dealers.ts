import {
  outletImportCommand,
  runOutletImport,
} from '#server/features/outlets/import/outlet-import-command.ts';
import { importHere } from '#server/list-file/import-command.ts';
import { parseOneFile } from '#server/list-file/one-file-command.ts';
import { runImportTool } from './import-tool.ts';

/* Command-line entry: imports a file of dealers and service centres. */

await runImportTool({
  command: outletImportCommand,
  parse: (given) => parseOneFile('import:dealers', given),
  here: (environment, request, say) => importHere(environment, request, say, runOutletImport),
});
