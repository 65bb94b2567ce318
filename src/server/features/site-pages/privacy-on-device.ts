import type { WrittenPage } from './site-page-words.ts';

/** Data stored on the device, with purpose and retention. */
export const privacyOnDevice: WrittenPage['sections'][number] = {
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
            id: 'Halaman dan tombol apa yang dipakai, seberapa cepat halaman tampil dan apa yang gagal di dalamnya, tanpa isian Anda: paling banyak 500 catatan, paling lama 7 hari, sampai terkirim. Tidak dicatat bila browser Anda menolak pelacakan (Do Not Track atau Global Privacy Control).',
            en: 'Which pages and buttons are used, how fast pages are and what fails in them, without what you type: at most 500 notes, for 7 days at most, until they are sent. Not noted if your browser refuses tracking (Do Not Track or Global Privacy Control).',
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
};
