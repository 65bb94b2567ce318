import type { WrittenPage } from './site-page-words.ts';

/** Data stored on the device and on the server, with purpose and retention. */
export const privacyBlocksKept: WrittenPage['sections'] = [
  {
    id: 'di-hp',
    heading: { id: 'Yang tersimpan di HP Anda', en: 'What stays on your device' },
    blocks: [
      {
        text: {
          id: 'Supaya Lajur berjalan tanpa sinyal, banyak hal hanya ada di perangkat Anda dan tidak dikirim kepada kami sampai Anda mengirimnya atau masuk ke akun.',
          en: 'So that Lajur works without a signal, much is on your device alone, and is not sent to us until you send it or sign in.',
        },
      },
      {
        facts: [
          {
            term: { id: 'Favorit, riwayat, pencarian', en: 'Favourites, history, searches' },
            text: {
              id: 'Sampai Anda menghapusnya. Setelah masuk, disamakan dengan akun agar ada di semua perangkat Anda.',
              en: 'Until you remove them. Once you sign in they are kept with the account too, for all your devices.',
            },
          },
          {
            term: { id: 'Draf iklan dan fotonya', en: 'Drafts and their photos' },
            text: {
              id: 'Sampai terkirim atau Anda hapus. Foto asli tidak dikirim; yang dikirim adalah salinan tanpa keterangan lokasi.',
              en: 'Until they are sent or you delete them. The original photos are not sent; a copy without their place is.',
            },
          },
          {
            term: { id: 'Kotak keluar', en: 'Outbox' },
            text: {
              id: 'Sampai terkirim; setelah itu hanya tersisa bahwa sudah terkirim.',
              en: 'Until it is sent; after that only that it was.',
            },
          },
          {
            term: { id: 'Nomor penjual dan halaman akun', en: 'Sellers’ numbers and account pages' },
            text: {
              id: 'Yang pernah Anda buka, agar dapat dibuka tanpa sinyal. Dihapus saat keluar.',
              en: 'Those you opened, so that they open without a signal. Erased when you sign out.',
            },
          },
          {
            term: { id: 'Halaman, foto, katalog kota', en: 'Pages, photos, a city’s catalogue' },
            text: {
              id: 'Yang terakhir dibuka; yang lama diganti yang baru.',
              en: 'Those opened last; old ones make room for new.',
            },
          },
          {
            term: { id: 'Hitungan pemakaian', en: 'Counts of use' },
            text: {
              id: 'Halaman dan tombol apa yang dipakai, tanpa isian Anda: paling banyak 500 catatan, paling lama 7 hari, sampai terkirim. Tidak dicatat bila browser Anda menolak pelacakan (Do Not Track atau Global Privacy Control).',
              en: 'Which pages and buttons are used, without what you type: at most 500 notes, for 7 days at most, until they are sent. Not noted if your browser refuses tracking (Do Not Track or Global Privacy Control).',
            },
          },
          {
            term: { id: 'Cookie', en: 'Cookies' },
            text: {
              id: 'Sesi masuk (30 hari sejak terakhir dipakai), bahasa (1 tahun), kota pilihan, filter terakhir (30 hari), asal kunjungan (30 hari) dan halaman pertama (6 jam). Tidak ada cookie pihak ketiga.',
              en: 'Your session (30 days from its last use), language (1 year), chosen city, last filters (30 days), where a visit came from (30 days) and its first page (6 hours). No third-party cookies.',
            },
          },
        ],
      },
    ],
  },
  {
    id: 'di-server',
    heading: { id: 'Yang tersimpan di server', en: 'What is kept on the server' },
    blocks: [
      {
        facts: [
          {
            term: { id: 'Akun', en: 'Account' },
            text: {
              id: 'Nomor HP, nama, dan email bila diisi, untuk mengenali Anda. Sampai Anda menghapus akun. Bila nomor berpindah tangan, akun lama dihapus setelah 30 hari.',
              en: 'Mobile number, and name and e-mail where given, to know you by. Until you delete the account. When a number changes hands, the former account is removed after 30 days.',
            },
          },
          {
            term: { id: 'Kode sekali pakai', en: 'One-time codes' },
            text: {
              id: 'Berlaku 5 menit, dihapus setelah 1 jam.',
              en: 'Valid 5 minutes, removed after 1 hour.',
            },
          },
          {
            term: { id: 'Sesi', en: 'Sessions' },
            text: {
              id: 'Dengan jenis browser dan sistemnya, agar Anda mengenali perangkat sendiri. 30 hari sejak terakhir dipakai, atau sampai Anda keluar.',
              en: 'With its browser and system, so that you know your own devices. 30 days from the last use, or until you sign out.',
            },
          },
          {
            term: { id: 'Iklan dan foto', en: 'Ads and photos' },
            text: {
              id: 'Untuk menampilkannya. Iklan yang tidak diverifikasi dihapus setelah 7 hari, foto yang tidak dipakai setelah 1 hari. Nomor polisi tidak pernah ditampilkan.',
              en: 'To show them. Ads that nobody verified go after 7 days, photos that no ad uses after 1 day. The plate is never shown.',
            },
          },
          {
            term: { id: 'Siapa melihat nomor siapa', en: 'Who saw whose number' },
            text: {
              id: 'Untuk membatasi pengumpulan nomor. Penjual hanya melihat jumlahnya. Sampai iklan atau akun dihapus; berapa yang Anda lihat hari itu masih dihitung 1 hari, di bawah sidik berkunci nomor Anda.',
              en: 'To stop numbers being collected. Sellers see only how many. Until the ad or the account is deleted; how many you saw that day still counts for 1 day, under a keyed hash of your number.',
            },
          },
          {
            term: { id: 'Berapa kali mobil dilihat', en: 'How often a car was seen' },
            text: {
              id: 'Agar penjual tahu jumlahnya. Setiap orang dihitung sekali sehari, di bawah sidik berkunci yang hanya berlaku untuk mobil dan hari itu; sidiknya dihapus setelah 9 hari. Begitu juga siapa yang membuka halaman model baru, agar daftar terpopuler benar; sidik itu dihapus setelah 90 hari.',
              en: 'So that sellers know the number. Each person counts once a day, under a keyed hash that holds for that car and day alone; the hash goes after 9 days. The same goes for opening the page of a new model, so that rankings are true; those hashes go after 90 days.',
            },
          },
          {
            term: { id: 'Hitungan pemakaian', en: 'Counts of use' },
            text: {
              id: 'Berapa kali suatu halaman dibuka atau tombol dipakai dalam sehari; tidak ada catatan tentang satu orang atau perangkat. Dihapus setelah 400 hari.',
              en: 'How often a page was opened or a button used in a day; nothing about a single person or device. Removed after 400 days.',
            },
          },
          {
            term: { id: 'Permintaan dan penawaran', en: 'Requests and offers' },
            text: {
              id: 'Nama, nomor, dan isinya, untuk diteruskan kepada penjual, bank, atau asuransi. Permintaan dihapus setelah 1 tahun. Nomor KTP hanya untuk pembiayaan, tersandi, dan dihapus setelah 90 hari. Penawaran tersimpan sampai Anda menghapus akun.',
              en: 'Name, number and content, to pass on to the seller, bank or insurer. Requests are removed after 1 year. The KTP number is for finance alone, encrypted, and removed after 90 days. Offers are kept until you delete the account.',
            },
          },
          {
            term: { id: 'Penilaian dealer', en: 'Ratings of dealers' },
            text: {
              id: 'Bintang dan kata-kata Anda setelah transaksi selesai, tampil tanpa nama. Setelah akun dihapus, tidak lagi terhubung dengan Anda.',
              en: 'Your stars and words after a finished deal, shown without your name. Once the account is deleted they are no longer linked to you.',
            },
          },
          {
            term: { id: 'Kontes foto', en: 'Photo contest' },
            text: {
              id: 'Iklan mana yang Anda ikutkan, tampil tanpa nama. Sampai akun dihapus.',
              en: 'Which ad you entered, shown without your name. Until you delete the account.',
            },
          },
          {
            term: { id: 'Penjual yang dibawa agen', en: 'Sellers whom an agent brings' },
            text: {
              id: 'Nama, nomor, dan catatan dari agen. Tanpa persetujuan Anda dihapus setelah 1 hari; dengan persetujuan, 1 tahun setelah berakhir, atau saat akun dihapus.',
              en: 'Name, number and note from the agent. Without your consent removed after 1 day; with it, 1 year after it ends, or when the account is deleted.',
            },
          },
          {
            term: { id: 'Notifikasi', en: 'Notifications' },
            text: {
              id: 'Dihapus setelah 180 hari. Izin push sampai Anda mematikannya.',
              en: 'Removed after 180 days. Permission to push until you turn it off.',
            },
          },
          {
            term: { id: 'Pesan kepada kami', en: 'Messages to us' },
            text: {
              id: 'Untuk menjawabnya. Dihapus setelah 365 hari.',
              en: 'To answer them. Removed after 365 days.',
            },
          },
          {
            term: { id: 'Alamat jaringan', en: 'Network address' },
            text: {
              id: 'Tidak disimpan sebagai aslinya; hanya sidik berkunci pada permintaan dan pesan, untuk mencegah penyalahgunaan.',
              en: 'Never kept as it is; only as a keyed hash beside requests and messages, against abuse.',
            },
          },
          {
            term: { id: 'Tindakan petugas', en: 'What staff does' },
            text: {
              id: 'Siapa melakukan apa dan mengapa, sebagai bukti. Tidak dihapus.',
              en: 'Who did what and why, as evidence. Not removed.',
            },
          },
        ],
      },
    ],
  },
];
