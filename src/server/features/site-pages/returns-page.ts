import { sitePagePaths, supportPath } from '#contract/account/account-paths.ts';
import { outboxPath } from '#contract/paths.ts';
import type { WrittenPage } from './site-page-words.ts';

/** Returns, for a site that sells nothing itself. */
export const returnsPage: WrittenPage = {
  title: { id: 'Kebijakan pengembalian', en: 'Returns' },
  description: {
    id: 'Lajur tidak menjual mobil dan tidak menerima uang. Halaman ini menjelaskan apa artinya bila jual beli tidak berjalan semestinya.',
    en: 'Lajur sells no cars and takes no money. This page says what that means when a sale goes wrong.',
  },
  updatedOn: '2026-11-22',
  sections: [
    {
      id: 'layanan',
      heading: { id: 'Layanan Lajur', en: 'What Lajur offers' },
      blocks: [
        {
          text: {
            id: 'Memasang iklan, mencari, menghubungi penjual, dan mengirim penawaran tidak dipungut biaya. Karena tidak ada yang dibayarkan kepada Lajur, tidak ada yang perlu dikembalikan oleh Lajur.',
            en: 'Advertising, searching, reaching a seller and making an offer cost nothing. Since nothing is paid to Lajur, there is nothing for Lajur to pay back.',
          },
        },
        {
          text: {
            id: 'Siapa pun yang meminta uang atas nama Lajur (biaya iklan, jaminan, ongkos kirim mobil, “rekening bersama Lajur”) bukan kami. Jangan bayar, dan laporkan.',
            en: 'Anybody who asks for money in the name of Lajur (a fee for an ad, a deposit, shipping of the car, a “Lajur escrow account”) is not us. Do not pay, and report it.',
          },
        },
      ],
    },
    {
      id: 'mobil',
      heading: { id: 'Mengembalikan mobil', en: 'Giving a car back' },
      blocks: [
        {
          text: {
            id: 'Jual beli mobil adalah perjanjian antara penjual dan pembeli. Apakah mobil dapat dikembalikan, dalam berapa hari, dan siapa yang menanggung biayanya, ditentukan oleh perjanjian itu. Tuliskan sebelum membayar.',
            en: 'The sale of a car is a contract between seller and buyer. Whether it can be given back, within how many days and at whose expense is settled by that contract. Put it in writing before you pay.',
          },
        },
        {
          list: [
            {
              id: 'Dari dealer: Anda konsumen menurut Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen. Dealer wajib memberi keterangan yang benar dan bertanggung jawab bila mobilnya tidak sesuai dengan yang dijanjikan.',
              en: 'From a dealer: you are a consumer under Law 8 of 1999 on consumer protection. The dealer must tell the truth about the car and answers for it if it is not what was promised.',
            },
            {
              id: 'Dari perorangan: berlaku Kitab Undang-Undang Hukum Perdata. Penjual menanggung cacat tersembunyi yang membuat mobil tidak dapat dipakai semestinya, kecuali diperjanjikan lain (Pasal 1504 dan seterusnya).',
              en: 'From a private person: the Civil Code applies. The seller answers for hidden defects that make the car unfit for its use, unless agreed otherwise (articles 1504 and following).',
            },
          ],
        },
      ],
    },
    {
      id: 'uang-muka',
      heading: { id: 'Uang muka dan tanda jadi', en: 'Deposits' },
      blocks: [
        {
          list: [
            {
              id: 'Jangan mengirim uang sebelum melihat mobil, STNK, dan BPKB aslinya.',
              en: 'Send no money before you have seen the car and its original STNK and BPKB.',
            },
            {
              id: 'Bila memberi tanda jadi, minta kuitansi: jumlahnya, sampai kapan mobil ditahan, dan kapan uangnya kembali.',
              en: 'If you leave a deposit, ask for a receipt: how much, until when the car is kept, and when the money comes back.',
            },
            {
              id: 'Penawaran yang diterima di Lajur menahan iklannya selama 48 jam. Itu bukan pembayaran dan tidak mewajibkan siapa pun membayar.',
              en: 'An offer accepted on Lajur keeps the ad for 48 hours. That is no payment, and obliges nobody to pay.',
            },
          ],
        },
      ],
    },
    {
      id: 'batal',
      heading: { id: 'Membatalkan yang Anda kirim', en: 'Taking back what you sent' },
      blocks: [
        {
          text: {
            id: 'Yang masih menunggu di kotak keluar dapat dibatalkan di HP Anda. Iklan yang sudah tayang dapat dihapus kapan saja. Penawaran dapat ditarik selama belum dijawab.',
            en: 'What still waits in the outbox can be cancelled on your phone. An ad that is live can be removed at any time. An offer can be withdrawn until it has been answered.',
          },
        },
        {
          links: [
            { label: { id: 'Kotak keluar', en: 'Outbox' }, url: outboxPath },
            { label: { id: 'Hubungi kami', en: 'Contact us' }, url: supportPath },
            { label: { id: 'Syarat dan ketentuan', en: 'Terms' }, url: sitePagePaths.terms },
          ],
        },
      ],
    },
  ],
};
