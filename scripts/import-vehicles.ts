import { importHere } from '#server/list-file/import-command.ts';
import { parseOneFile } from '#server/list-file/one-file-command.ts';
import {
  runVehicleImport,
  vehicleImportCommand,
} from '../src/server/features/new-vehicles/shared/import/vehicle-import-command.ts';
import { runImportTool } from './import-tool.ts';

/* Command-line entry: imports a file of new vehicles and their prices. */

await runImportTool({
  command: vehicleImportCommand,
  parse: (given) => parseOneFile('import:vehicles', given),
  here: (environment, request, say) => importHere(environment, request, say, runVehicleImport),
});
