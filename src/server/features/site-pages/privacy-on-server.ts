import type { Localized } from '#contract/language.ts';
import type { WrittenPage } from './site-page-words.ts';

type Fact = { readonly term: Localized; readonly text: Localized };

/** Data stored on the server, with purpose and retention; `privacy-tables.ts` says which tables each is about. */
export const serverFacts = {
  account: {
    term: { id: 'Akun', en: 'Account' },
    text: {
      id: 'Nomor HP, nama, dan email bila diisi, untuk mengenali Anda. Sampai Anda menghapus akun. Bila nomor berpindah tangan, akun lama dihapus setelah 30 hari.',
      en: 'Mobile number, and name and e-mail where given, to know you by. Until you delete the account. When a number changes hands, the former account is removed after 30 days.',
    },
  },
  codes: {
    term: { id: 'Kode sekali pakai', en: 'One-time codes' },
    text: {
      id: 'Berlaku 5 menit, dihapus setelah 1 jam.',
      en: 'Valid 5 minutes, removed after 1 hour.',
    },
  },
  sessions: {
    term: { id: 'Sesi', en: 'Sessions' },
    text: {
      id: 'Dengan jenis browser dan sistemnya, agar Anda mengenali perangkat sendiri. 30 hari sejak terakhir dipakai, atau sampai Anda keluar.',
      en: 'With its browser and system, so that you know your own devices. 30 days from the last use, or until you sign out.',
    },
  },
  consents: {
    term: { id: 'Persetujuan', en: 'Consents' },
    text: {
      id: 'Versi kebijakan yang Anda setujui dan waktunya, sebagai bukti. Sampai akun dihapus.',
      en: 'Which version of this policy you agreed to and when, as evidence. Until you delete the account.',
    },
  },
  collections: {
    term: { id: 'Favorit dan pilihan', en: 'Favourites and choices' },
    text: {
      id: 'Favorit, pencarian, dan riwayat yang disamakan antar perangkat, nomor yang Anda blokir, kabar yang Anda matikan. Sampai akun dihapus.',
      en: 'Favourites, searches and history kept equal on your devices, accounts you block, news you mute. Until you delete the account.',
    },
  },
  ads: {
    term: { id: 'Iklan dan foto', en: 'Ads and photos' },
    text: {
      id: 'Untuk menampilkannya. Iklan yang tidak diverifikasi dihapus setelah 7 hari, foto yang tidak dipakai setelah 1 hari. Nomor polisi tidak pernah ditampilkan.',
      en: 'To show them. Ads that nobody verified go after 7 days, photos that no ad uses after 1 day. The plate is never shown.',
    },
  },
  contactViews: {
    term: { id: 'Siapa melihat nomor siapa', en: 'Who saw whose number' },
    text: {
      id: 'Untuk membatasi pengumpulan nomor. Penjual hanya melihat jumlahnya. Sampai iklan atau akun dihapus; berapa yang Anda lihat hari itu masih dihitung 1 hari, di bawah sidik berkunci nomor Anda.',
      en: 'To stop numbers being collected. Sellers see only how many. Until the ad or the account is deleted; how many you saw that day still counts for 1 day, under a keyed hash of your number.',
    },
  },
  views: {
    term: { id: 'Berapa kali mobil dilihat', en: 'How often a car was seen' },
    text: {
      id: 'Agar penjual tahu jumlahnya. Setiap orang dihitung sekali sehari, di bawah sidik berkunci yang hanya berlaku untuk mobil dan hari itu; sidiknya dihapus setelah 9 hari. Begitu juga siapa yang membuka halaman model baru, agar daftar terpopuler benar; sidik itu dihapus setelah 90 hari. Untuk artikel, sidik harinya dihapus esok harinya.',
      en: 'So that sellers know the number. Each person counts once a day, under a keyed hash that holds for that car and day alone; the hash goes after 9 days. The same goes for opening the page of a new model, so that rankings are true; those hashes go after 90 days. Of articles, those of a day go the day after.',
    },
  },
  counts: {
    term: { id: 'Hitungan pemakaian', en: 'Counts of use' },
    text: {
      id: 'Berapa kali suatu halaman dibuka atau tombol dipakai dalam sehari; tidak ada catatan tentang satu orang atau perangkat. Dihapus setelah 400 hari.',
      en: 'How often a page was opened or a button used in a day; nothing about a single person or device. Removed after 400 days.',
    },
  },
  requests: {
    term: { id: 'Permintaan dan penawaran', en: 'Requests and offers' },
    text: {
      id: 'Nama, nomor, dan isinya, untuk diteruskan kepada penjual, bank, asuransi, dealer, atau bengkel. Permintaan dihapus setelah 1 tahun. Nomor KTP hanya untuk pembiayaan, tersandi, dan dihapus setelah 90 hari. Penawaran tersimpan sampai Anda menghapus akun.',
      en: 'Name, number and content, to pass on to the seller, bank, insurer, dealer or workshop. Requests are removed after 1 year. The KTP number is for finance alone, encrypted, and removed after 90 days. Offers are kept until you delete the account.',
    },
  },
  tradeIns: {
    term: { id: 'Tukar tambah', en: 'Trade-ins' },
    text: {
      id: 'Nama, nomor, kedua kendaraan, dan fotonya, diteruskan kepada paling banyak sepuluh dealer. Dihapus setelah 1 tahun.',
      en: 'Name, number, both vehicles and their photos, passed on to at most ten dealers. Removed after 1 year.',
    },
  },
  bookings: {
    term: { id: 'Booking dan kuitansi', en: 'Bookings and receipts' },
    text: {
      id: 'Mobil, jumlah, nama, hari kunjungan, dan setiap langkah pembayarannya, untuk menjalankan booking dan membuat kuitansi. Catatan uang tidak dihapus: bila akun dihapus, nama, hari kunjungan, dan hubungannya dengan Anda hilang, dan booking serta jumlahnya tetap ada.',
      en: 'Car, amount, name, day of the visit and each step of the payment, to carry out the booking and write its receipt. Records of money are not removed: when the account is deleted, name, day and link to you go, and the booking and its amounts stay.',
    },
  },
  warranty: {
    term: { id: 'Garansi dan klaim', en: 'Warranties and claims' },
    text: {
      id: 'Garansi: nomor garansi, nomor polisi, dan masa berlakunya; tidak dihapus. Klaim: tanggal, kilometer, cerita, dan foto, untuk menjawabnya; hanya Anda dan petugas yang melihatnya. Sampai akun dihapus.',
      en: 'Warranty: its number, the plate and how long it holds; not removed. Claim: day, kilometres, description and photos, to answer it; only you and staff see them. Until you delete the account.',
    },
  },
  reviews: {
    term: { id: 'Ulasan pemilik', en: 'Owner reviews' },
    text: {
      id: 'Nilai, kata-kata, dan foto Anda, tampil dengan nama depan. Sampai Anda menghapusnya atau akun Anda. Laporan atas ulasan tetap ada tanpa pengirimnya.',
      en: 'Your marks, words and photos, shown with your first name. Until you delete them or your account. Reports of a review stay without their sender.',
    },
  },
  ratings: {
    term: { id: 'Penilaian dealer', en: 'Ratings of dealers' },
    text: {
      id: 'Bintang dan kata-kata Anda setelah transaksi selesai, tampil tanpa nama. Setelah akun dihapus, tidak lagi terhubung dengan Anda.',
      en: 'Your stars and words after a finished deal, shown without your name. Once the account is deleted they are no longer linked to you.',
    },
  },
  dealers: {
    term: {
      id: 'Dealer dan permintaan jadi dealer atau agen',
      en: 'Dealers, and requests to be a dealer or agent',
    },
    text: {
      id: 'Nama usaha, catatan, dan keputusannya; untuk dealer juga halaman umumnya: alamat, jam buka, dan foto. Sampai akun dihapus.',
      en: 'Name of the business, note and decision; for dealers also their public page: address, hours and photo. Until the account is deleted.',
    },
  },
  agents: {
    term: { id: 'Agen', en: 'Agents' },
    text: {
      id: 'Kode tautan, komisi, dan pembayarannya. Kode sampai akun dihapus; catatan komisi dan pembayaran tidak dihapus, tetapi tanpa nama dan nomor.',
      en: 'Code of the link, commissions and payouts. The code until the account is deleted; records of commissions and payouts are not removed, but bear no name or number.',
    },
  },
  agentSellers: {
    term: { id: 'Penjual yang dibawa agen', en: 'Sellers whom an agent brings' },
    text: {
      id: 'Nama, nomor, dan catatan dari agen. Anda menjawabnya sendiri di akun Anda. Tanpa jawaban dihapus setelah 3 hari, bila Anda menolak setelah 90 hari; bila setuju, 1 tahun setelah berakhir, atau saat akun dihapus.',
      en: 'Name, number and note from the agent. You answer it yourself in your account. Without an answer removed after 3 days, refused after 90 days; agreed, 1 year after it ends, or when the account is deleted.',
    },
  },
  contest: {
    term: { id: 'Kontes foto', en: 'Photo contest' },
    text: {
      id: 'Iklan mana yang Anda ikutkan, tampil tanpa nama. Sampai akun dihapus.',
      en: 'Which ad you entered, shown without your name. Until you delete the account.',
    },
  },
  reports: {
    term: { id: 'Laporan', en: 'Reports' },
    text: {
      id: 'Iklan yang Anda laporkan dan alasannya. Bila akun dihapus, laporannya tetap ada tanpa pengirim dan keterangannya.',
      en: 'Which ad you reported and why. When the account is deleted, the report stays without its sender and details.',
    },
  },
  notifications: {
    term: { id: 'Notifikasi', en: 'Notifications' },
    text: {
      id: 'Dihapus setelah 180 hari. Izin push sampai Anda mematikannya.',
      en: 'Removed after 180 days. Permission to push until you turn it off.',
    },
  },
  support: {
    term: { id: 'Pesan kepada kami', en: 'Messages to us' },
    text: {
      id: 'Untuk menjawabnya. Dihapus setelah 365 hari.',
      en: 'To answer them. Removed after 365 days.',
    },
  },
  network: {
    term: { id: 'Alamat jaringan', en: 'Network address' },
    text: {
      id: 'Tidak disimpan sebagai aslinya; hanya sidik berkunci pada permintaan, pesan, dan hitungan percobaan (yang terakhir paling lama 1 hari), untuk mencegah penyalahgunaan.',
      en: 'Never kept as it is; only as a keyed hash beside requests, messages and counts of attempts (the last for 1 day at most), against abuse.',
    },
  },
  articles: {
    term: { id: 'Penulis artikel', en: 'Authors of articles' },
    text: {
      id: 'Petugas yang menulis atau mengubah artikel, ketentuan, dan harga di situs ini. Tidak dihapus.',
      en: 'Which staff wrote or changed articles, terms and prices on this site. Not removed.',
    },
  },
  outlets: {
    term: { id: 'Dealer resmi dan bengkel', en: 'Official dealers and workshops' },
    text: {
      id: 'Nama, alamat, dan telepon usaha dari daftar pabrikan. Sampai daftar berikutnya.',
      en: 'Name, address and telephone of the business from the maker’s list. Until the next list.',
    },
  },
  staff: {
    term: { id: 'Tindakan petugas', en: 'What staff does' },
    text: {
      id: 'Siapa melakukan apa dan mengapa, sebagai bukti. Tidak dihapus.',
      en: 'Who did what and why, as evidence. Not removed.',
    },
  },
} as const satisfies Record<string, Fact>;

export const privacyOnServer: WrittenPage['sections'][number] = {
  id: 'di-server',
  heading: { id: 'Yang tersimpan di server', en: 'What is kept on the server' },
  blocks: [{ facts: Object.values(serverFacts) }],
};
