import type { SortOrder } from '#contract/search/sort-order.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

/*
 * What people type besides names and amounts, by what it means. A phrase is written with hyphens. Numbers are digits,
 * in words or not (`typed-text.ts`): `tangan-1` is also `tangan satu`.
 */

const phraseWords = new Set<string>();
const list = (words: string) => {
  for (const word of words.split(/[ -]/)) phraseWords.add(word.replace(/[^a-z0-9]/g, ''));
  return words.split(' ');
};

/** From each phrase, reduced to letters and digits, to what it is listed under. */
function byPhrase<Key extends string>(table: Readonly<Record<Key, string>>): ReadonlyMap<string, Key>;
function byPhrase(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([key, words]) =>
      list(words).map((word): [string, string] => [word.replaceAll('-', ''), key]),
    ),
  );
}

const values = {
  otomatis:
    'matik metik matic metic automatic auto at otomatik automatis ototmatis triptonic tiptronic triptonik steptronic tiptronik',
  manual: 'mt manuel',
  bensin: 'petrol gasoline benzin',
  diesel: 'solar disel dsl',
  hybrid: 'hibrida hibrid hev phev',
  listrik: 'electric ev bev elektrik',
  putih: 'white putih-mutiara white-pearl pearl-white putih-pearl',
  hitam: 'black item',
  silver: 'perak silver-metalik',
  'abu-abu': 'abu grey gray abu-tua abu-muda dark-grey',
  merah: 'red maroon merah-maroon merah-marun marun',
  biru: 'blue navy navy-blue biru-tua biru-muda biru-dongker',
  cokelat: 'coklat brown bronze',
  hijau: 'green ijo',
  kuning: 'yellow',
  oranye: 'orange oren jingga',
  krem: 'beige cream champagne',
  emas: 'gold',
  ungu: 'purple',
  individu:
    'perorangan private pemilik pribadi mobil-pribadi pemakaian-pribadi pakai-pribadi pemakai-pribadi langsung-pemilik pemilik-langsung dari-pemilik-langsung ' +
    'tangan-langsung by-owner private-seller private-owner dari-pemilik owner non-dealer bukan-dealer',
  diler: 'dealer showroom dealer-resmi',
  'pickup-truck': 'pikap pickup pick-up bak pick-ups pu bak-terbuka',
  sedan: 'sedans',
  suv: 'suvs jip',
  convertible: 'cabriolet kabriolet cabrio atap-terbuka',
  'coupe+convertible': 'mobil-sport sports-car sport-car sportscar supercar',
  'pickup-truck+van': 'mobil-niaga niaga komersial kendaraan-niaga mobil-usaha',
  'mpv+van': 'minibus mini-bus minivan',
  'mercedes-benz': 'mercy merci mercedes benz',
  volkswagen: 'vw',
  chevrolet: 'chevy',
  'kursi-6+kursi-7+kursi-8': '3-baris 3-row 3-rows baris-3 3-row-seats',
  '4x4':
    '4wd awd all-wheel-drive 4-wheel-drive four-wheel-drive penggerak-4-roda penggerak-semua-roda gardan-ganda double-gardan 2-gardan 4x4-wd offroad off-road 4-wd',
  '4x2':
    '2wd fwd rwd front-wheel-drive rear-wheel-drive penggerak-roda-depan penggerak-roda-belakang penggerak-depan penggerak-belakang 2-wd 4x2-wd',
  'pickup-truck+kursi-5':
    'dc d-cab dcab doublecab double-cabin double-cab kabin-ganda dobel-kabin dobel-cabin dobelkabin kabin-dobel crew-cab double-kabin kabin-double',
  'pickup-truck+kursi-2': 'single-cabin single-cab kabin-tunggal singlecab kabin-single',
  'pemilik-1':
    'tangan-pertama tangan-1 tangan-ke-1 tangan-ke1 tgn-1 tgn1 tg-1 tg1 tangan1 tgn-pertama tangan-pertama-dari-baru tangan-1-dari-baru pemilik-pertama pemilik-ke-1 ' +
    'first-owner 1st-owner 1-owner owner-pertama first-hand 1st-hand firsthand dari-baru beli-baru beli-dari-baru pemakai-pertama pemakai-1 single-owner a/n-sendiri an-sendiri atas-nama-sendiri pemakai-tunggal 1-tangan 1-pemilik',
  'pemilik-2':
    'tangan-kedua tangan-2 tangan-ke-2 tangan-ke2 tgn-2 tgn2 tg-2 tg2 tangan2 pemilik-kedua second-owner 2nd-owner 2-owner pemakai-kedua 2nd-hand-owner',
  'pemilik-3': 'tangan-ketiga tangan-3 tangan-ke-3 tgn-3 tgn3 third-owner 3rd-owner',
  'bebas-tabrakan':
    'bebas-tabrak bebas-tabrak-banjir non-tabrak non-tabrakan no-accident accident-free never-crashed bebas-laka non-laka bebas-kecelakaan tidak-pernah-tabrak tidak-pernah-tabrakan ' +
    'ga-pernah-tabrak gak-pernah-tabrak belum-pernah-tabrak bukan-bekas-tabrak bukan-bekas-tabrakan tanpa-tabrakan no-crash bukan-ex-tabrak anti-tabrak',
  'bebas-banjir':
    'non-banjir anti-banjir bukan-bekas-banjir bukan-banjir tidak-pernah-banjir tidak-pernah-kena-banjir ga-pernah-banjir gak-pernah-banjir belum-pernah-banjir no-flood flood-free not-flooded never-flooded bukan-ex-banjir',
  'bebas-tabrakan+bebas-banjir':
    'bebas-tabrak-dan-banjir bebas-banjir-dan-tabrak bebas-tabrakan-dan-banjir bebas-laka-banjir',
  'pajak-hidup':
    'pajak-panjang pajak-on pajak-jalan pajak-aktif pajak-baru pajak-nyala pajak-hidup-panjang pjk-hidup pjk-panjang pjk-on tax-paid pajak-masih-hidup pajak-masih-panjang stnk-hidup plat-hidup road-tax-paid',
  'servis-tercatat':
    'service-record servis-record record-service record-servis full-service full-service-record service-history servis-rutin service-rutin servis-rutin-bengkel-resmi ' +
    'service-rutin-bengkel-resmi servis-resmi service-resmi record-resmi service-record-resmi riwayat-servis catatan-servis buku-servis serviced-regularly terawat-bengkel-resmi servis-bengkel-resmi',
  'di-bawah-pasar':
    'di-bawah-harga-pasar dibawah-harga-pasar below-market below-market-price harga-miring harga-di-bawah-pasar harga-dibawah-pasar di-bawah-pasaran dibawah-pasaran harga-di-bawah-pasaran underpriced',
  'bpkb-pemilik': 'bpkb-ready bpkb-ada bpkb-sendiri bpkb-on-hand',
} as const;

/** Slugs by synonym; several are alternatives of their group. */
export const valueWords: ReadonlyMap<string, readonly string[]> = new Map(
  [...byPhrase(values)].map(([phrase, slugs]) => [phrase, slugs.split('+')]),
);

/** Colloquial names of places; some have several meanings. */
export const placeWords: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...byPhrase({
      'dki-jakarta': 'jakarta jkt dki',
      'jakarta-selatan':
        'jaksel jkt-selatan jkt-sel south-jakarta jakarta-south tebet kemang pondok-indah lebak-bulus',
      'jakarta-barat': 'jakbar jkt-barat jkt-bar west-jakarta kebon-jeruk cengkareng puri-indah',
      'jakarta-timur': 'jaktim jkt-timur jkt-tim east-jakarta cibubur cakung duren-sawit',
      'jakarta-utara': 'jakut jkt-utara jkt-ut north-jakarta kelapa-gading sunter pluit',
      'jakarta-pusat': 'jakpus jkt-pusat jkt-pus central-jakarta kemayoran menteng',
      'tangerang-selatan':
        'tangsel bsd serpong bintaro ciputat pamulang south-tangerang tng-selatan tgr-selatan',
      tangerang: 'tng tgr tgrg tangrang',
      bekasi: 'bks bksi',
      depok: 'dpk',
      bogor: 'bgr',
      bandung: 'bdg bdung',
      cirebon: 'crb',
      cimahi: 'cmh',
      semarang: 'smg',
      surakarta: 'solo',
      'di-yogyakarta': 'jogja jogjakarta yogya diy jogya djogja ygy yogja jgj',
      surabaya: 'sby sub',
      sidoarjo: 'sda',
      malang: 'mlg',
      denpasar: 'dps',
      medan: 'mdn',
      palembang: 'plg',
      pekanbaru: 'pku pekan-baru',
      padang: 'pdg',
      batam: 'btm',
      makassar: 'makasar mks ujungpandang ujung-pandang',
      manado: 'menado mdo',
      balikpapan: 'bpp bpn',
      samarinda: 'smd',
      banjarmasin: 'bjm',
      pontianak: 'ptk pnk',
      'bandar-lampung': 'balam',
      'jawa-barat': 'jabar west-java',
      'jawa-tengah': 'jateng central-java',
      'jawa-timur': 'jatim east-java',
      'sumatera-utara': 'sumut north-sumatra sumatra-utara',
      'sumatera-barat': 'sumbar west-sumatra sumatra-barat',
      'sumatera-selatan': 'sumsel south-sumatra sumatra-selatan',
      'kepulauan-riau': 'kepri',
      'kepulauan-bangka-belitung': 'babel bangkabelitung bangka',
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
      'nusa-tenggara-barat': 'ntb lombok',
      'nusa-tenggara-timur': 'ntt',
      'dki-jakarta+bogor+depok+tangerang+tangerang-selatan+bekasi':
        'jabodetabek jadetabek jabotabek greater-jakarta',
    }),
  ].map(([phrase, slugs]) => [phrase, slugs.split('+')]),
);

export const orderWords: ReadonlyMap<string, SortOrder> = byPhrase({
  'price-asc':
    'murah termurah murah-meriah paling-murah harga-murah harga-terendah harga-termurah murmer terjangkau harga-terjangkau ekonomis murce cheap cheapest low-price lowest-price affordable inexpensive budget-car lowest-prices',
  'price-desc': 'mahal termahal paling-mahal harga-tertinggi most-expensive expensive',
  'createdAt-desc':
    'terbaru paling-baru iklan-baru newest latest baru-diiklankan recently-listed iklan-terbaru',
  'km-asc':
    'km-rendah km-sedikit km-dikit km-kecil km-low km-terendah km-paling-rendah low-km low-kms low-kilometer low-mileage lowest-mileage odo-rendah odo-low low-odo odometer-rendah kilometer-rendah kilometer-sedikit ' +
    'kilometer-low jarak-tempuh-rendah jarak-tempuh-sedikit mileage-rendah km-irit jarang-pakai jarang-dipakai',
  'instalment-asc':
    'cicilan-ringan cicilan-murah cicilan-kecil cicilan-rendah cicilan-termurah cicilan-terendah angsuran-ringan angsuran-murah angsuran-kecil angsuran-rendah angsuran-termurah low-instalment low-installment lowest-instalment lowest-installment low-monthly cheap-instalments kredit-ringan kredit-murah kredit-termurah',
});

/** Classes that no filter has, as models or brands. Beside a name they say nothing. */
const smallCars = 'agya+ayla+brio+karimun-wagon-r+datsun-go';
export const classWords: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...byPhrase({
      [`${smallCars}+calya+sigra+datsun-go-plus`]:
        'lcgc irit hemat irit-bbm irit-bensin irit-bahan-bakar hemat-bbm hemat-bensin hemat-bahan-bakar paling-irit low-cost-green-car fuel-efficient economical fuel-saving',
      [`${smallCars}+ignis+s-presso+celerio+splash+march+mirage+picanto+grand-i10+i10`]:
        'city-car citycar city-cars mobil-kecil mobil-mungil mobil-kota mobil-perkotaan compact-car small-car small-cars mungil',
      mpv: 'keluarga family mobil-keluarga family-car family-cars keluarga-besar keluarga-kecil',
      'mercedes-benz+bmw+lexus+audi+porsche+land-rover+jaguar+volvo+bentley+rolls-royce+maserati+alphard+vellfire':
        'mobil-mewah mewah luxury luxury-car luxury-cars premium-car mobil-premium mobil-sultan',
    }),
  ].map(([phrase, slugs]) => [phrase, slugs.split('+')]),
);
/** Classes that also say nothing beside a body type or fuel: `suv irit`. */
export const isThrift = (phrase: string): boolean =>
  /irit|hemat|fuel|economical|keluarga|family/.test(phrase);

/** Generations by what they are called, as model years. */
export const generations: ReadonlyMap<string, readonly [model: string, from: number, to: number]> = new Map([
  ['innovareborn', ['kijang-innova', 2016, 2022]],
  ['inovareborn', ['kijang-innova', 2016, 2022]],
  ['kijanginnovareborn', ['kijang-innova', 2016, 2022]],
  ['reborn', ['kijang-innova', 2016, 2022]],
  ['yarisbakpao', ['yaris', 2006, 2013]],
  ['yarislele', ['yaris', 2014, 2017]],
  ['jazzgd3', ['jazz', 2004, 2007]],
  ['jazzge8', ['jazz', 2008, 2013]],
  ['jazzgk5', ['jazz', 2014, 2021]],
  ['civicfd', ['civic', 2006, 2011]],
  ['civicfb', ['civic', 2012, 2015]],
]);

/** Vehicles other than cars; they lead to pages of their own. */
export const kindWords: ReadonlyMap<string, VehicleKind> = byPhrase({
  motor:
    'motor sepeda-motor motorcycle motorcycles motorbike motorbikes motor-bekas motor-second motor-matic motor-matik motor-sport motor-bebek motor-gede moge skuter scooter skutik sepedamotor bebek ' +
    'vario beat scoopy pcx nmax aerox mio vixion satria ninja cbr klx vespa yamaha kawasaki ktm ducati piaggio harley-davidson royal-enfield lexi fazzio filano xmax byson vega crf verza stylo gear-125 nex-ii',
  truk: 'truk truck trucks lorry lori dump-truck dumptruck dump-truk tronton trailer truk-bak truk-engkel truk-fuso light-truck hino scania faw',
  'motor-roda-tiga':
    'bajaj bajay roda-3 motor-roda-3 bemo kendaraan-roda-3 becak-motor bentor three-wheeler viar tossa kaisar tricycle 3-wheeler gerobak-motor',
});

/** Words for a new vehicle; `baru` after a part of one says something else. */
export const newWords: ReadonlySet<string> = new Set(
  list('baru brandnew newcar newcars newvehicle newvehicles gress otr'),
);
const renewed =
  'ban aki cat plat jok stnk kampas oli kopling mesin seperti kayak kaya serasa kondisi macam like interior audio velg kaki-kaki model masih facelift';

/** Ignored without a word, because they describe no car. */
const filler =
  'mobil mobilnya bekas seken second secondhand used bekasnya car cars vehicle vehicles kendaraan unit jual dijual jualan beli dibeli cari mencari nyari dicari carikan mau pengen ingin butuh mohon minta tolong bantu ' +
  'harga harganya rp idr di in the for bawah dibawah atas diatas dan and atau or yang yg untuk utk buat dengan dgn with warna color colour warnanya tahun thn tipe type merek merk brand model kota kab kabupaten provinsi daerah area wilayah sekitar sekitaran ' +
  'sekitarnya dekat near around nearby maks maksimal max min minimal sampai sampe hingga under over below above juta jt budget bajet all new grand ke to from dari of a an my me i is are at on only just please saya aku gue gw lu kami kita ' +
  'dong donk ya yah gan agan om kak bang bro sis min pak bu mas mba mbak sob guys deh sih nih nya aja saja doang kok kah apa apakah ada adakah dapat dapet dapatnya mana dimana berapa berapaan brp ga gak nggak ngga enggak tidak tdk bukan non ' +
  'rekomendasi rekomen rekom saran pilihan recommend recommended recommendation looking want need find search buy show any good best some list daftar info iklan lagi lg masih bisa punya ini itu itulah transmisi bahan bakar bbm bodi body ' +
  'indonesia total sekitar kisaran range pakai pake yaitu ex eks wanted seharga price priced per engine mesin transmission fuel colored tipenya jenis model-model cc plus sekali banget bgt paling yg';
export const fillerWords: ReadonlySet<string> = new Set(list(filler));

/** Said to be unused: what people ask of a car that no filter says. Numbers beside some of them belong to them. */
const talk =
  'antik asli asuransi bagus baik bebas besar bpkb bulan bunga cepat bu butuh-uang depan diskon gratis hidup istimewa jarang jok keren komplit kondisi kulit kursi lama langka lengkap mati modif modifikasi muat mulus muda mudah nego nett net ' +
  'nyaman ori original orisinil orisinal pajak panjang penumpang pertama pintu plat promo rapi siap siap-pakai simpanan sport stnk sunroof tabrak tangan terawat tinggi tua wanita cewek perempuan ibu-ibu pemula belajar anak istri suami ' +
  'kerja kuliah kampus harian buat-harian kantor usaha grab gocar gojek taksi taxi online rental sewa travel mudik touring-jauh jarak jauh kencang kenceng tangguh bandel awet aman nyantai irit-pajak pajak-murah spare-part sparepart onderdil berkualitas quality garansi warranty ' +
  'terdekat lokasi dekat-sini near-me surat surat-lengkap lengkap-surat bpkb-lengkap faktur kunci serep velg ban audio kamera camera jepang eropa korea cina china buatan sultan artis pejabat kolektor klasik retro jadul lawas racing ceper standar standard ' +
  'harga-pas pas over-kredit overkredit take-over takeover lelang tarikan leasing inspeksi tersertifikasi certified inspected reliable comfortable spacious well maintained clean condition daily driver beginner students women first second hand road trip ' +
  'kuat tanjakan gunung macet-macetan parkir gampang lega luas bagasi ac dingin double kabin cabin cabins doors door seater seats seat terpercaya amanah resmi jaminan uang kembali baru dijual-cepat jual-cepat dijualcepat jualcepat bonus mesin-halus mesin-kering halus kering ' +
  'interior exterior eksterior cat body-mulus full-ori full-orisinil full-original full variasi kaleng ganjil genap nomor cantik nopol wajib legal kpk murni gede monitor tv rem abs airbag cruise sensor parkirnya hp motor-listrik muat-banyak kapasitas banyak tenaga tarikan-enteng enteng';
export const talkWords: ReadonlySet<string> = new Set(list(talk).map((word) => word.replaceAll('-', '')));
export const renewedThings: readonly string[] = list(renewed);

/** How a car is paid: no filter, but a page. */
export const creditWords: ReadonlySet<string> = new Set(
  list(
    'kredit credit cash cash-kredit cash-credit tunai kes keras cash-keras dp downpayment down-payment tdp uang-muka um tenor dp-minim dp-ringan dp-murah dp-kecil dp-rendah dp-minimal dp-suka-suka dp-0 dp-nol nol-dp 0-dp tanpa-dp no-dp ' +
      'no-down-payment tanpa-uang-muka dp-0-persen cicilan cicil cicilannya nyicil mencicil angsuran angsurannya bulanan perbulan sebulan leasing-murah financing finance loan installment installments instalment instalments monthly bunga-0 bunga-0-persen bunga-rendah ' +
      'bunga-ringan kredit-tanpa-dp kredit-syariah syariah bisa-kredit bisa-cicil bisa-cash cash-bertahap proses-cepat pinjaman minim minimnya zero-dp dp-terjangkau dp-termurah',
  ).map((word) => word.replaceAll('-', '')),
);
/** What the words of a warranty lead to. */
export const warrantyWords: ReadonlySet<string> = new Set(list('garansi warranty garansimobil bergaransi'));

list(
  'tanpa nol persen percent since until lebih than less more tahunan older newer lama keempat setengah ratus puluh belas seratus sepuluh sebelas satu dua tiga empat lima enam tujuh delapan sembilan ' +
    'three four five six seven eight nine ten hundred rban rb ribu ribuan juta jutaan jt milyar miliar million billion up keatas kebawah',
);
/** Every single word above: never corrected. */
export const tableWords: ReadonlySet<string> = phraseWords;
