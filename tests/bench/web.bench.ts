import { parseArgs } from 'node:util';
import { startSite } from '../support/site.ts';
import { startCountingFront } from './web/counting-front.ts';
import { printFirstTouches } from './web/first-touch.ts';
import { printFirstVisits } from './web/first-visit.ts';
import { printLighthouse } from './web/lighthouse-table.ts';
import { missedLimits } from './web/limits.ts';
import { say } from './web/table.ts';

/*
 * The cost of a page on a cheap phone: Lighthouse with and without script, all requests of a first visit until idle,
 * and the longest task after the first interaction. Exits with 1 if a limit is exceeded.
 *
 *   --only list,detail   a subset of home, list, detail, sell, new, brand, model, compare, electric, simulation, cost,
 *                        insurance, warranty, dealers, dealer, articles, article-list, article, shows, modification
 *   --runs 1             instead of 5 runs of Lighthouse and 3 of each interaction
 *   --lighthouse         the first table only
 *   --visit              the other two tables only
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    lighthouse: { type: 'boolean', default: false },
    visit: { type: 'boolean', default: false },
  },
});
const asked = values.only?.split(',');
const runsOr = (usual: number) => {
  const runs = Number(values.runs ?? usual);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
  return runs;
};

const site = await startSite({ DEMO_LISTINGS: '2000' });
const front = await startCountingFront(site.url);
try {
  const list = await (await fetch(`${site.url}/mobil-bekas`)).text();
  const firstCar = /\/detail-mobil-bekas\/[a-z0-9-]+/.exec(list)?.[0];
  if (firstCar === undefined) throw new Error('The list shows no car.');
  const pairs = await (await fetch(`${site.url}/bandingkan-mobil`)).text();
  const firstPair = /\/bandingkan-mobil\?v=[a-z0-9.,-]+/.exec(pairs)?.[0];
  if (firstPair === undefined) throw new Error('No pair of new cars is suggested.');
  const dealers = await (await fetch(`${site.url}/dealer-mobil-bekas`)).text();
  const firstDealer = /\/dealer-mobil-bekas\/[a-z0-9-]+/.exec(dealers)?.[0];
  if (firstDealer === undefined) throw new Error('The directory shows no dealer.');
  const articles = await (await fetch(`${site.url}/tips-mobil`)).text();
  const firstArticle = /\/tips-mobil\/(?!tag\/)[a-z0-9-]+/.exec(articles)?.[0];
  if (firstArticle === undefined) throw new Error('The list shows no article.');
  const all = [
    { hasFloor: true, name: 'home', path: '/' },
    { hasFloor: true, name: 'list', path: '/mobil-bekas' },
    { hasFloor: true, name: 'detail', path: firstCar },
    { hasFloor: true, name: 'sell', path: '/jual-mobil-anda' },
    { name: 'new', path: '/mobil-baru' },
    { name: 'brand', path: '/mobil-baru/toyota' },
    { name: 'model', path: '/mobil-baru/toyota/avanza' },
    { name: 'compare', path: firstPair },
    { name: 'electric', path: '/mobil-listrik' },
    { name: 'simulation', path: '/simulasi-kredit-mobil-bekas' },
    { name: 'cost', path: `/biaya-memiliki?id=${/\d+$/.exec(firstCar)?.[0]}` },
    { name: 'insurance', path: '/asuransi-mobil' },
    { name: 'warranty', path: '/garansi-mobil' },
    { name: 'dealers', path: '/dealer-mobil-bekas' },
    { name: 'dealer', path: firstDealer },
    { name: 'articles', path: '/tips' },
    { name: 'article-list', path: '/tips-mobil' },
    { name: 'article', path: firstArticle },
    { name: 'shows', path: '/giias' },
    { name: 'modification', path: '/modifikasi' },
  ];
  const unknown = asked?.filter((name) => all.every((page) => page.name !== name)) ?? [];
  if (unknown.length > 0) throw new Error(`--only knows no ${unknown.join(', ')}.`);
  const pages = all.filter(({ name }) => asked?.includes(name) ?? true);
  const visited = pages.filter(({ name }) => ['home', 'list', 'detail'].includes(name));

  if (!values.visit) await printLighthouse(site.url, front, pages, runsOr(5));
  if (!values.lighthouse) {
    // Photos are generated at their first request: do that before a visit is measured.
    await printFirstVisits(site.url, front, visited);
    await printFirstTouches(front, visited, runsOr(3));
  }
} finally {
  await front.stop();
  await site.stop();
}
for (const missed of missedLimits) say(`MISSED  ${missed}`);
say(missedLimits.length === 0 ? 'All limits are met.' : `${missedLimits.length} limits are missed.`);
if (missedLimits.length > 0) process.exitCode = 1;
