import {
  type BodyTypeCode,
  type ColorCode,
  colorNames,
  type FuelCode,
  type TransmissionCode,
} from '#contract/vehicles/vehicle.ts';
import type { Random } from './random.ts';

/** What a seller may mention. Nothing contradicts the listing's own facts. */
interface WordFacts {
  readonly brandName: string;
  readonly modelName: string;
  readonly variantName: string;
  readonly makeYear: number;
  readonly bodyType: BodyTypeCode;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  readonly color: ColorCode;
  readonly kilometers: number;
  readonly isDealer: boolean;
  readonly ownership: number | null;
  readonly taxIsPaid: boolean;
  readonly serviceRecord: boolean | null;
  readonly accidentFree: boolean | null;
  readonly floodFree: boolean | null;
}

const gearWords = { manual: ['MT', 'Manual', 'manual'], otomatis: ['AT', 'Matic', 'matic'] } as const;
const gearInName = /\b(?:[AM]\/?T|CVT|IVT|DCT|AGS|manual|matic|otomatis|automatic)\b/i;

/** Variant name with the gearbox once, as sellers write it. */
function versionOf(facts: WordFacts, random: Random): string {
  return gearInName.test(facts.variantName)
    ? facts.variantName
    : `${facts.variantName} ${random.pick(gearWords[facts.transmission])}`;
}

export function writeTitle(facts: WordFacts, random: Random): string {
  const { brandName: brand, modelName: model, makeYear: year } = facts;
  const version = versionOf(facts, random);
  const color = colorNames[facts.color].id;
  const thousands = Math.max(1, Math.round(facts.kilometers / 1000));
  switch (random.below(14)) {
    case 0:
    case 1:
    case 2:
      return `${brand} ${model} ${version} ${year}`;
    case 3:
      return `${model} ${version} ${year} ${color}`;
    case 4:
      return `${brand} ${model} ${year} ${random.pick(gearWords[facts.transmission])}`;
    case 5:
      return `${model} ${version} ${year}`.toLowerCase();
    case 6:
      return `Dijual ${brand} ${model} ${version} th ${year}`;
    case 7:
      return `${brand} ${model} ${version} ${year}`.toUpperCase();
    case 8:
      return `${model} ${version} ${year} km ${thousands}rb`;
    case 9:
      return `${brand} ${model} ${version} ${year} warna ${color.toLowerCase()}`;
    case 10:
      return `${model} ${year} ${color.toLowerCase()} ${facts.isDealer ? 'siap pakai' : 'pemakaian pribadi'}`;
    case 11:
      return facts.ownership === 1
        ? `${brand} ${model} ${version} ${year} tangan pertama`
        : `Jual ${model} ${version} tahun ${year}`;
    case 12:
      return facts.taxIsPaid
        ? `${model} ${version} ${year} pajak hidup`
        : `${model} ${version} ${year} bisa nego`;
    default:
      return `${brand} ${model} ${version} / ${year} / ${color}`;
  }
}

const openings = {
  individu: [
    'Dijual mobil pribadi, pemakaian harian.',
    'Jual santai, mobil jarang dipakai.',
    'Mobil keluarga, dipakai sendiri dan dirawat.',
    'Dijual karena mau ganti mobil.',
    'Mobil siap pakai, tinggal jalan.',
    'BU, butuh cepat.',
    'Dijual cepat karena pindah kota.',
    'Pemakaian wajar, interior masih rapi.',
  ],
  diler: [
    'Unit siap pakai, sudah kami cek.',
    'Ready stock, silakan cek unit di showroom.',
    'Unit terawat, interior rapi dan bersih.',
    'Bisa cash atau kredit.',
    'Terima tukar tambah semua merek.',
    'Unit ada di showroom, boleh test drive.',
    'Kondisi siap jalan jauh.',
  ],
} as const;

const conditions = [
  'AC dingin.',
  'Kaki-kaki empuk, tidak ada bunyi.',
  'Ban masih tebal.',
  'Cat mulus, ada baret halus pemakaian.',
  'Interior bersih, jok rapi.',
  'Audio berfungsi baik.',
  'Semua fitur normal.',
  'Bodi rapi, ada sedikit baret di bumper.',
  'Aki baru diganti.',
  'Kunci serep ada.',
  'Minus pemakaian wajar.',
  'Lampu terang, kaca tidak jamur.',
] as const;
const closings = {
  individu: [
    'Harga nego di tempat.',
    'Nego tipis setelah lihat unit.',
    'Serius saja, no PHP.',
    'Bisa cek di rumah.',
    '',
  ],
  diler: [
    'Harga masih bisa nego.',
    'Bantu proses kredit.',
    'Silakan datang dan cek sendiri.',
    'Harga cash, nego.',
    '',
  ],
} as const;
const bodyWords: Readonly<Partial<Record<BodyTypeCode, readonly [string, ...string[]]>>> = {
  mpv: ['Cocok untuk keluarga.', 'Kabin lega.', 'Muat banyak, enak buat mudik.'],
  suv: ['Ground clearance tinggi, enak buat luar kota.', 'Gagah dan nyaman.'],
  hatchback: ['Lincah di dalam kota.', 'Gampang parkir, cocok untuk harian.'],
  sedan: ['Nyaman buat jarak jauh.', 'Kabin senyap.'],
  'pickup-truck': ['Bak rapi, siap kerja.', 'Cocok untuk usaha.'],
  van: ['Cocok untuk usaha atau travel.'],
};
const fuelWords: Readonly<Partial<Record<FuelCode, string>>> = {
  diesel: 'Mesin diesel, tarikan enak.',
  hybrid: 'Hybrid, irit di macet.',
  listrik: 'Mobil listrik, charger bawaan ada.',
};

function knownFacts(facts: WordFacts, random: Random): string[] {
  const said: string[] = [];
  const say = (isTrue: boolean, ...words: [string, ...string[]]) => {
    if (isTrue && random.chance(0.7)) said.push(random.pick(words));
  };
  say(
    facts.ownership === 1,
    'Tangan pertama dari baru.',
    facts.isDealer ? 'Tangan pertama.' : 'Pemakai pertama.',
  );
  say(facts.ownership === 2, 'Tangan kedua.', facts.isDealer ? 'Dari pemilik kedua.' : 'Saya pemakai kedua.');
  say(facts.taxIsPaid, 'Pajak hidup.', 'Pajak panjang.', 'Pajak on.');
  say(facts.serviceRecord === true, 'Servis record ada.', 'Servis rutin, buku servis lengkap.');
  say(
    facts.floodFree === true && facts.accidentFree === true,
    'Bebas banjir dan tabrakan.',
    'Bukan bekas banjir/tabrak.',
  );
  say(facts.floodFree === true && facts.accidentFree !== true, 'Tidak pernah kena banjir.');
  say(facts.accidentFree === false, 'Pernah senggol, sudah diperbaiki.');
  say(facts.fuel !== 'bensin', fuelWords[facts.fuel] ?? 'Irit.');
  return said;
}

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\btidak\b/g, 'gak'],
  [/\bdan\b/g, '&'],
  [/\byang\b/g, 'yg'],
  [/\buntuk\b/g, 'utk'],
  [/\bdengan\b/g, 'dgn'],
  [/\bpemakaian\b/g, 'pmakaian'],
  [/\bkondisi\b/g, 'kond'],
  [/\bsudah\b/g, 'sdh'],
];

/** Two to seven short sentences; one in five sellers writes in lower case, one in ten also in short forms. */
export function writeDescription(facts: WordFacts, random: Random): string {
  const type = facts.isDealer ? 'diler' : 'individu';
  const sentences: string[] = [random.pick(openings[type]), ...knownFacts(facts, random)];
  if (random.chance(0.35)) sentences.push(random.pick(bodyWords[facts.bodyType] ?? ['Siap pakai.']));
  const condition = random.below(conditions.length);
  for (let count = random.below(3); count >= 0; count--) {
    // Steps of five visit all twelve, so no sentence is repeated.
    sentences.push(conditions[(condition + 5 * count) % conditions.length] ?? '');
  }
  if (random.chance(0.3)) sentences.push(`KM ${Math.max(1, Math.round(facts.kilometers / 1000))} ribuan.`);
  sentences.push(random.pick(closings[type]));
  const text = sentences.filter((sentence) => sentence !== '').join(' ');
  const manner = random.unit();
  if (manner >= 0.2) return text;
  const lower = text.toLowerCase();
  return manner >= 0.1 ? lower : abbreviations.reduce((words, [from, to]) => words.replace(from, to), lower);
}
