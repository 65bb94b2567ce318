import { pictureUrl, pictureWidths } from '#contract/listing/picture.ts';
import { bodies, brands } from '#tests/support/search-words.ts';

/*
 * GET requests with arbitrary values: every route of the server and every page, with different values each
 * time.
 */

const others = ['otomatis', 'manual', 'putih', 'hitam', 'jawa-barat', 'diler'];
const paints = ['putih', 'hitam', 'silver', 'merah', 'biru'];

const models = ['toyota/avanza', 'honda/brio', 'mitsubishi/xpander', 'wuling/air-ev', 'hyundai/creta'];
const cities = ['jakarta-selatan', 'bandung', 'surabaya', 'medan', 'nowhere'];

const at = (list: readonly string[], turn: number) => list[turn % list.length] ?? '';

/** A selection that is unique to this turn. */
function searchOf(turn: number): string {
  const from = 50 + (turn % 400);
  const to = from + 1 + (Math.floor(turn / 400) % 500);
  return `${at(brands, turn)}+${at(bodies, turn >> 3)}+${at(others, turn >> 5)}+harga-${from}-juta-${to}-juta`;
}

/** Up to about 3 kB of meaningless text. */
const noise = (turn: number) => `${turn}-${'x'.repeat((turn * 37) % 3000)}`;

const pagesOf = (turn: number): readonly string[] => [
  `/mobil-bekas/${searchOf(turn)}`,
  `/en/mobil-bekas/${searchOf(turn)}`,
  `/mobil-bekas/${noise(turn)}`,
  `/mobil-bekas?q=${noise(turn)}`,
  `/detail-mobil-bekas/x-${turn}`,
  `/detail-mobil-bekas/${noise(turn)}-${1 + (turn % 400)}`,
  `/bandingkan-mobil-bekas?ids=${1 + (turn % 300)},${1 + (turn % 299)}`,
  `/jual-mobil-anda/${noise(turn)}`,
  `/search/result?q=${noise(turn)}`,
  `/${noise(turn)}`,
  `/?${noise(turn)}=1`,
];

/** New-vehicle pages with filters, cities and numbers that were never requested before. */
const newVehiclePagesOf = (turn: number): readonly string[] => {
  const model = at(models, turn);
  return [
    `/mobil-baru?filter=bodi-${at(bodies, turn)}&sort=price&page=${turn}`,
    `/motor-baru?filter=${noise(turn)}`,
    `/mobil-baru/${model}?km=${turn}`,
    `/en/mobil-baru/${model}/brosur?x=${turn}`,
    `/mobil-baru/${noise(turn)}/${noise(turn + 1)}`,
    `/mobil-baru/dealer/toyota?city=${noise(turn)}`,
    `/truk-baru/service-center?city=${at(cities, turn)}&page=${turn}`,
    `/bandingkan-mobil?v=${model.replace('/', '.')}.${turn},${model.replace('/', '.')}.${noise(turn)}`,
    `/bandingkan-mobil?q=${noise(turn)}`,
    `/mobil-listrik?city=${at(cities, turn)}&km=${turn}&harga=${turn}`,
    `/mobil-baru/${model}/modifikasi?${noise(turn)}`,
    `/bantuan-kerusakan-mobil?gejala=${noise(turn)}`,
    `/simulasi-kredit?price=${1_000_000 * turn}&months=${turn % 70}`,
  ];
};

const callsOf = (turn: number): readonly string[] => {
  const search = encodeURIComponent(searchOf(turn));
  const base = '/api/v4/inventory';
  return [
    `${base}/index?search=${search}&page=${1 + (turn % 40)}`,
    `${base}/index?q=${at(brands, turn)}%20${turn}`,
    `${base}/filters?search=${search}`,
  ];
};

/** Other widths and numbers of drawn photos, most of which no ad uses. */
const pictureOf = (turn: number) =>
  pictureUrl(
    turn % 2 === 0 ? `drawn.odometer.${(turn * 7919) % 1_000_000}` : `drawn.engine.${at(paints, turn)}`,
    pictureWidths[turn % pictureWidths.length] ?? 320,
  );

/**
 * The URL of a turn.
 * @param paths the server's GET routes, with `{parameters}`
 */
export function addressOf(turn: number, paths: readonly string[]): string {
  // A page takes thirty times as long as an API call.
  const kind = turn % 40;
  if (kind === 0) return at(pagesOf(turn), Math.floor(turn / 40));
  if (kind === 20) return at(newVehiclePagesOf(turn), Math.floor(turn / 40));
  if (kind % 10 === 1) return at(callsOf(turn), Math.floor(turn / 10));
  if (kind % 10 === 2) return pictureOf(turn);
  const path = at(paths, Math.floor(turn / 8)).replace(/\{[^}]+\}/g, () =>
    turn % 3 === 0 ? String(1 + (turn % 50_000)) : encodeURIComponent(noise(turn).slice(0, 100)),
  );
  const search = encodeURIComponent(searchOf(turn));
  const values = new URLSearchParams({
    ...(turn % 5 === 0 ? { searches: `${searchOf(turn)},${noise(turn)}` } : {}),
    ...(turn % 2 === 0 ? { id: String(1 + (turn % 5000)), ids: String(turn + 1) } : {}),
    ...(turn % 7 === 0 ? { q: noise(turn).slice(0, 90), searchString: `${at(brands, turn)} ${turn}` } : {}),
    ...(turn % 11 === 0 ? { modelId: String(1 + (turn % 300)), makeYear: String(1990 + (turn % 36)) } : {}),
    time: String(turn),
  });
  return `${path}?search=${search}&${values}`;
}
