import type { SortOrder } from '#contract/search/sort-order.ts';

/*
 * Typed words other than names, reduced to letters and digits: synonyms of values, sort orders, filler words,
 * and words that are never corrected.
 */

const list = (words: string) => words.split(' ');

/** Slugs by synonym. */
export const valueWords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    otomatis: 'matik metik matic metic automatic auto at otomatik automatis',
    manual: 'mt',
    bensin: 'petrol gasoline',
    diesel: 'solar',
    hybrid: 'hibrida hibrid hev',
    listrik: 'electric ev',
    putih: 'white',
    hitam: 'black',
    silver: 'perak',
    'abu-abu': 'abu grey gray',
    merah: 'red',
    biru: 'blue',
    cokelat: 'coklat brown',
    hijau: 'green',
    kuning: 'yellow',
    oranye: 'orange oren jingga',
    krem: 'beige cream',
    emas: 'gold',
    ungu: 'purple',
    individu: 'perorangan private pemilik',
    diler: 'dealer showroom',
    'pickup-truck': 'pikap pickup pick-up bak',
    sedan: 'sedans',
    mpv: 'keluarga family',
    convertible: 'cabriolet kabriolet cabrio',
    'mercedes-benz': 'mercy merci mercedes benz',
    volkswagen: 'vw',
    chevrolet: 'chevy',
    'pemilik-1': 'tangan-pertama tangan-1 tangan-satu pemilik-pertama first-owner 1st-owner',
    'pemilik-2': 'tangan-kedua tangan-2 pemilik-kedua second-owner 2nd-owner',
    'bebas-tabrakan': 'bebas-tabrak non-tabrak no-accident accident-free',
    'bebas-banjir': 'non-banjir tidak-pernah-banjir no-flood flood-free',
    'pajak-hidup': 'pajak-panjang pajak-on pajak-jalan tax-paid',
    'servis-tercatat': 'service-record servis-record full-service',
    'di-bawah-pasar': 'di-bawah-harga-pasar dibawah-harga-pasar below-market harga-miring',
  }).flatMap(([slug, words]) => list(words).map((word) => [word.replaceAll('-', ''), [slug]])),
);

/** Colloquial names of places; some have several meanings. */
export const placeWords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'dki-jakarta': 'jakarta jkt dki',
    'jakarta-selatan': 'jaksel',
    'jakarta-barat': 'jakbar',
    'jakarta-timur': 'jaktim',
    'jakarta-utara': 'jakut',
    'jakarta-pusat': 'jakpus',
    'tangerang-selatan': 'tangsel',
    tangerang: 'tng',
    bekasi: 'bks',
    depok: 'dpk',
    bogor: 'bgr',
    bandung: 'bdg',
    cirebon: 'crb',
    semarang: 'smg',
    surakarta: 'solo',
    'di-yogyakarta': 'jogja jogjakarta yogya diy',
    surabaya: 'sby',
    malang: 'mlg',
    denpasar: 'dps',
    medan: 'mdn',
    palembang: 'plg',
    pekanbaru: 'pku',
    padang: 'pdg',
    batam: 'btm',
    makassar: 'makasar mks ujungpandang',
    manado: 'menado mdo',
    balikpapan: 'bpp',
    samarinda: 'smd',
    banjarmasin: 'bjm',
    pontianak: 'ptk',
    'bandar-lampung': 'balam',
    'jawa-barat': 'jabar',
    'jawa-tengah': 'jateng',
    'jawa-timur': 'jatim',
    'sumatera-utara': 'sumut',
    'sumatera-barat': 'sumbar',
    'sumatera-selatan': 'sumsel',
    'kepulauan-riau': 'kepri',
    'kepulauan-bangka-belitung': 'babel bangkabelitung',
    'kalimantan-barat': 'kalbar',
    'kalimantan-tengah': 'kalteng',
    'kalimantan-selatan': 'kalsel',
    'kalimantan-timur': 'kaltim',
    'kalimantan-utara': 'kaltara',
    'sulawesi-utara': 'sulut',
    'sulawesi-tengah': 'sulteng',
    'sulawesi-selatan': 'sulsel',
    'sulawesi-tenggara': 'sultra',
    'sulawesi-barat': 'sulbar',
    'nusa-tenggara-barat': 'ntb',
    'nusa-tenggara-timur': 'ntt',
    'dki-jakarta+bogor+depok+tangerang+tangerang-selatan+bekasi': 'jabodetabek jadetabek',
  }).flatMap(([slugs, words]) => list(words).map((word) => [word, slugs.split('+')])),
);

export const orderWords: ReadonlyMap<string, SortOrder> = new Map([
  ...list('murah termurah murahmeriah hargaterendah cheap cheapest').map(
    (word) => [word, 'price-asc'] as const,
  ),
  ...list('mahal termahal hargatertinggi').map((word) => [word, 'price-desc'] as const),
  ...list('terbaru newest latest').map((word) => [word, 'createdAt-desc'] as const),
  ...list('kmrendah kmsedikit kmdikit lowkm lowmileage').map((word) => [word, 'km-asc'] as const),
]);

/** Ignored, because they do not describe a car. */
export const fillerWords: ReadonlySet<string> = new Set(
  list(
    'mobil bekas seken second used car cars jual dijual beli cari mau butuh harga rp di in the for dan and atau yang ' +
      'untuk dengan warna tahun transmisi tipe merek merk kota kab kabupaten daerah area sekitar dekat bawah dibawah atas diatas ' +
      'maks maksimal max min minimal sampai hingga under over below above juta jt budget all new',
  ),
);

/** Never corrected, even if they occur in no car's text. */
export const plainWords: ReadonlySet<string> = new Set(
  list(
    'angsuran antik asli asuransi bagus baik banjir baru bebas besar bisa bpkb bulan bulanan bunga cash cepat cicil cicilan dana depan diskon ' +
      'garansi gratis hemat hidup installment installments instalment instalments irit istimewa jarang jok kecil kedua keluarga keren kilometer komplit kondisi kredit kulit ' +
      'kursi lama langka lengkap mewah mesin mati modif monthly muat mulus muda mudah nego nyaman nyicil offroad ori original orisinil pajak ' +
      'pakai panjang penumpang perbulan pertama pintu plat pribadi promo ribu rapi seater sebulan siap simpanan sport stnk sunroof tabrak ' +
      'tangan terawat tinggi tua tunai turbo warna wanita',
  ),
);
