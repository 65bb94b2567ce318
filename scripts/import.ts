import { parseImportArguments } from '#server/features/import/import-arguments.ts';
import { importCommand } from '#server/features/import/import-control.ts';
import { importCarsHere } from '#server/features/import/import-here.ts';
import { runImportTool } from './import-tool.ts';

/* Command-line entry: imports a file of listings. */

await runImportTool({ command: importCommand, parse: parseImportArguments, here: importCarsHere });
