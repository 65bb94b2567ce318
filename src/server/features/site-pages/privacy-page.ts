import { accountPaths } from '#contract/account/account-pages.ts';
import { sitePagePaths, supportPath } from '#contract/account/account-paths.ts';
import { consentVersion } from '#contract/account/consent.ts';
import type { Localized } from '#contract/language.ts';
import { privacyOnDevice } from './privacy-on-device.ts';
import { privacyOnServer } from './privacy-on-server.ts';
import type { SiteOperator, WrittenPage } from './site-page-words.ts';

/** Where bookings can be paid. */
const provider: Localized = {
  id: 'Penyedia pembayaran menerima nomor pesanan, jumlah, dan nama mobilnya saat Anda membayar biaya booking. Yang Anda isi di halaman pembayarannya diterima penyedia itu sendiri; Lajur tidak melihat kartu atau rekening Anda.',
  en: 'The payment provider receives the number of the order, the amount and the name of the car when you pay a booking fee. What you enter on its payment page goes to the provider itself; Lajur sees no card and no account.',
};

/**
 * Which data is stored where, why and for how long (UU 27/2022, article 21). Must be changed together with
 * the code and with `consentVersion`.
 */
export function privacyPage({ company, supportEmail }: SiteOperator, isPayable: boolean): WrittenPage {
  const reach = supportEmail === null ? '' : ` (${supportEmail})`;
  return {
    title: { id: 'Kebijakan privasi', en: 'Privacy' },
    description: {
      id: 'Data apa yang disimpan, di mana, untuk apa, berapa lama, dan bagaimana mengunduh atau menghapusnya.',
      en: 'Which data are kept, where, what for and for how long, and how you download or delete them.',
    },
    updatedOn: consentVersion,
    sections: [
      {
        id: 'siapa',
        heading: { id: 'Siapa yang bertanggung jawab', en: 'Who is responsible' },
        blocks: [
          {
            text: {
              id: `Pengendali data pribadi menurut Undang-Undang Nomor 27 Tahun 2022 adalah ${company === null ? 'pengelola situs ini' : `${company.name}, ${company.address}`}. Pertanyaan tentang data Anda dijawab lewat halaman Hubungi kami${reach}.`,
              en: `The controller of personal data under Law 27 of 2022 is ${company === null ? 'whoever runs this site' : `${company.name}, ${company.address}`}. Questions about your data are answered through the contact page${reach}.`,
            },
          },
        ],
      },
      {
        id: 'persetujuan',
        heading: { id: 'Persetujuan Anda', en: 'Your consent' },
        blocks: [
          {
            text: {
              id: `Saat membuat akun, menghubungi penjual, mengirim permintaan, atau menulis kepada kami, Anda menyetujui kebijakan ini. Kami mencatat versi teksnya dan waktunya. Versi sekarang: ${consentVersion}.`,
              en: `When you make an account, reach a seller, send a request or write to us, you agree to this policy. We note the version of the text and the time. The present version is ${consentVersion}.`,
            },
          },
          {
            text: {
              id: 'Persetujuan dapat ditarik kapan saja dengan menghapus akun. Yang sudah dilakukan sebelumnya tetap sah.',
              en: 'You may withdraw it at any time by deleting your account. What was done before stays lawful.',
            },
          },
        ],
      },
      privacyOnDevice,
      privacyOnServer,
      {
        id: 'dibagikan',
        heading: { id: 'Siapa yang menerima data', en: 'Who receives data' },
        blocks: [
          {
            list: [
              {
                id: 'Pembeli yang terverifikasi melihat nama dan nomor penjual. Penjual melihat nama, nomor, dan pesan orang yang menghubunginya.',
                en: 'Verified buyers see a seller’s name and number. Sellers see name, number and message of those who reach out to them.',
              },
              {
                id: 'Tukar tambah diteruskan kepada paling banyak sepuluh dealer, dengan nama, nomor, kedua kendaraan, dan fotonya.',
                en: 'A trade-in is passed on to at most ten dealers, with name, number, both vehicles and the photos.',
              },
              ...(isPayable ? [provider] : []),
              {
                id: 'Kode sekali pakai, dan bila diaktifkan juga kabar tentang iklan dan penawaran, dikirim lewat WhatsApp (Meta) atau penyedia SMS, yang untuk itu menerima nomor Anda.',
                en: 'One-time codes, and where it is turned on news of ads and offers, go out through WhatsApp (Meta) or an SMS provider, which receive your number for it.',
              },
              {
                id: 'Bila Anda mengizinkan notifikasi, isinya dikirim terenkripsi melalui layanan push milik pembuat browser Anda.',
                en: 'If you allow notifications, they travel encrypted through the push service of your browser’s maker.',
              },
              {
                id: 'Aparat yang berwenang, bila hukum mewajibkan.',
                en: 'Authorities, where the law obliges us.',
              },
            ],
          },
          {
            text: {
              id: 'Data tidak dijual. Tidak ada skrip iklan atau pelacak pihak ketiga yang berjalan secara bawaan. Nomor telepon tidak pernah tampil di halaman umum, di mesin pencari, atau di salinan katalog untuk HP.',
              en: 'Data are not sold. No advertising or third-party tracking script runs by default. Telephone numbers never stand on a public page, in search engines or in the catalogue kept on phones.',
            },
          },
        ],
      },
      {
        id: 'keamanan',
        heading: { id: 'Keamanan', en: 'Security' },
        blocks: [
          {
            list: [
              {
                id: 'Kode sekali pakai dan kunci sesi disimpan sebagai sidik (hash), bukan sebagai aslinya.',
                en: 'One-time codes and session keys are kept as hashes, not as themselves.',
              },
              {
                id: 'Nomor KTP disandikan (dienkripsi), disamarkan di setiap tampilan, dan tidak pernah disimpan di HP.',
                en: 'The national id (KTP) is encrypted, masked wherever it is shown, and never kept on the phone.',
              },
              {
                id: 'Semua keterangan tersembunyi di dalam foto (lokasi, jenis HP) dibuang.',
                en: 'Everything hidden in photos (place, kind of phone) is taken out.',
              },
              {
                id: 'Catatan server tidak memuat alamat jaringan, isi formulir, atau nomor telepon.',
                en: 'The server’s log holds no network address, no form and no telephone number.',
              },
            ],
          },
          {
            text: {
              id: 'Bila terjadi kegagalan pelindungan data, Anda dan lembaga yang berwenang diberi tahu tertulis paling lambat 3 × 24 jam (Pasal 46).',
              en: 'Should the protection of data fail, you and the authority are told in writing within 3 × 24 hours (article 46).',
            },
          },
        ],
      },
      {
        id: 'hak',
        heading: { id: 'Hak Anda', en: 'Your rights' },
        blocks: [
          {
            list: [
              {
                id: 'Melihat dan mengunduh semua data Anda sebagai satu file.',
                en: 'See and download all of your data as one file.',
              },
              { id: 'Memperbaiki nama, email, dan iklan Anda.', en: 'Correct your name, email and ads.' },
              {
                id: 'Menghapus semuanya, di server dan di HP ini. Iklan Anda diturunkan dan nama serta nomor Anda dihapus dari permintaan yang pernah dikirim. Catatan uang (booking, komisi) tetap ada tanpa nama dan nomor Anda.',
                en: 'Delete everything, on the server and on this device. Your ads are taken down, and your name and number leave the requests you have sent. Records of money (bookings, commissions) stay, without your name and number.',
              },
              {
                id: 'Menarik persetujuan, menolak notifikasi, dan membatasi siapa yang dapat menghubungi Anda.',
                en: 'Withdraw consent, refuse notifications, and say who may reach you.',
              },
              {
                id: 'Mengadu kepada lembaga pelindungan data pribadi.',
                en: 'Complain to the authority for the protection of personal data.',
              },
            ],
          },
          {
            text: {
              id: 'Semuanya dapat Anda lakukan sendiri di halaman akun, tanpa perlu meminta kepada kami. Yang hanya ada di HP Anda (favorit, draf, riwayat) hilang juga saat Anda menghapus data situs di browser.',
              en: 'All of it you can do yourself on the account’s pages, without asking us. What is only on your phone (favourites, drafts, history) also goes when you clear the site’s data in your browser.',
            },
          },
          {
            links: [
              {
                label: { id: 'Unduh atau hapus data saya', en: 'Download or delete my data' },
                url: accountPaths.data,
              },
              { label: { id: 'Hubungi kami', en: 'Contact us' }, url: supportPath },
              { label: { id: 'Syarat dan ketentuan', en: 'Terms' }, url: sitePagePaths.terms },
            ],
          },
        ],
      },
    ],
  };
}
