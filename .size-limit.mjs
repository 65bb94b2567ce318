import { precachedFiles, scriptsOf } from './scripts/build/built-parts.mjs';

/** What a phone fetches before it can use a page, and what installing the app fetches. */
export default [
  {
    name: 'First load, before a touch',
    path: [...scriptsOf('entry'), 'dist/client/assets/early-*.js'],
    limit: '65 kB',
  },
  {
    name: 'First part, at the first touch or after two idle seconds',
    path: scriptsOf('first'),
    limit: '41 kB',
  },
  { name: 'What a hand moves, on demand', path: scriptsOf('motion'), limit: '50 kB' },
  {
    name: 'Checks of written texts, reports and support, on demand',
    path: scriptsOf('writing'),
    limit: '15 kB',
  },
  { name: 'Preparing photos in the page, on demand', path: scriptsOf('drawing'), limit: '5 kB' },
  { name: 'Charts, on demand', path: scriptsOf('charts'), limit: '6 kB' },
  { name: 'New vehicles, on demand', path: scriptsOf('vehicles'), limit: '45 kB' },
  { name: 'Credit and insurance, on demand', path: scriptsOf('money'), limit: '45 kB' },
  {
    name: 'Trading in, warranty claims and writing reviews, on demand',
    path: scriptsOf('trade'),
    limit: '25 kB',
  },
  { name: 'Claims on warranties for staff, on demand', path: scriptsOf('claims'), limit: '4 kB' },
  { name: 'A car’s loan and the evidence of its price, on demand', path: scriptsOf('car'), limit: '18 kB' },
  { name: 'Offers and enquiries, on demand', path: scriptsOf('dealings'), limit: '10 kB' },
  { name: 'Following conversations, after a page is shown', path: scriptsOf('inbox'), limit: '4 kB' },
  { name: 'Conversations, on demand', path: scriptsOf('talk'), limit: '14 kB' },
  { name: 'One’s own ads, on demand', path: scriptsOf('ads'), limit: '8 kB' },
  { name: 'Booking and payment, on demand', path: scriptsOf('payments'), limit: '15 kB' },
  { name: 'The map and the nearest city, on demand', path: scriptsOf('places'), limit: '20 kB' },
  { name: 'Dealers and agents, on demand', path: scriptsOf('dealers'), limit: '20 kB' },
  { name: 'Staff’s desk, on demand', path: scriptsOf('staff'), limit: '45 kB' },
  { name: 'Writing articles, on demand', path: scriptsOf('publishing'), limit: '20 kB' },
  { name: 'Articles and pages of text, on demand', path: scriptsOf('reading'), limit: '12 kB' },
  { name: 'Events and measuring, consent, scripts of others', path: scriptsOf('tracking'), limit: '7 kB' },
  { name: 'The photo contest, on demand', path: scriptsOf('contests'), limit: '6 kB' },
  { name: 'Owners’ reviews, on demand', path: scriptsOf('reviews'), limit: '10 kB' },
  { name: 'Precache', path: precachedFiles(), limit: '400 kB' },
  {
    name: 'Service worker, both scripts',
    path: ['dist/client/sw.js', 'dist/client/assets/worker-background-*.js'],
    limit: '30 kB',
  },
].map((check) => ({ ...check, brotli: true }));
