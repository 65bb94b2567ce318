import { serveApart } from '#server/process/serve-apart.ts';
import { receiptOf } from './receipt.ts';

serveApart(receiptOf);
