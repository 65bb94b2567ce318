import { keepSiteData } from './test-site.ts';

/* Makes the data of the sites that browser tests start, for `npm test`: while other tests wait. */
for (const cars of process.argv.slice(2)) await keepSiteData(cars);
