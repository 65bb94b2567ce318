import { serveApart } from '#server/process/serve-apart.ts';
import { brochureOf } from './brochure.ts';

serveApart(brochureOf);
