import { serveApart } from '#server/process/serve-apart.ts';
import { sheetRows } from './sheet-rows.ts';

serveApart(sheetRows);
