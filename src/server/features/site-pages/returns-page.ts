import { sitePagePaths, supportPath } from '#contract/account/account-paths.ts';
import { offerLimits } from '#contract/offers/offer.ts';
import { outboxPath } from '#contract/paths.ts';
import type { BookingTerms } from '#contract/payments/payment.schema.ts';
import { paymentSentence } from '#server/payments/payment-sentence.ts';
import { paymentBlocks } from './booking-words.ts';
import type { WrittenPage } from './site-page-words.ts';

/** Returns, for a site that sells nothing itself. */
export const returnsPage = (booking: BookingTerms | null): WrittenPage => ({
  title: { id: 'Kebijakan pengembalian', en: 'Returns' },
  description: {
    id: `Lajur tidak menjual mobil: penjual dan pembeli membuat perjanjiannya sendiri. ${paymentSentence(booking).id}`,
    en: `Lajur sells no cars: seller and buyer make their own contract. ${paymentSentence(booking).en}`,
  },
  updatedOn: '2026-11-27',
  sections: [
    {
      id: 'layanan',
      heading: { id: 'Layanan Lajur', en: 'What Lajur offers' },
      blocks: [
        {
          text: {
            id: 'Memasang iklan, mencari, menghubungi penjual, dan mengirim penawaran tidak dipungut biaya.',
            en: 'Advertising, searching, reaching a seller and making an offer cost nothing.',
          },
        },
        ...paymentBlocks(booking),
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
      heading: { id: 'Uang muka dan tanda jadi kepada penjual', en: 'Deposits to the seller' },
      blocks: [
        {
          list: [
            {
              id: 'Jangan mengirim uang kepada penjual sebelum melihat mobil, STNK, dan BPKB aslinya.',
              en: 'Send the seller no money before you have seen the car and its original STNK and BPKB.',
            },
            {
              id: 'Bila memberi tanda jadi langsung kepada penjual, minta kuitansi: jumlahnya, sampai kapan mobil ditahan, dan kapan uangnya kembali.',
              en: 'If you leave a deposit with the seller, ask for a receipt: how much, until when the car is kept, and when the money comes back.',
            },
            {
              id: `Penawaran yang diterima di Lajur menahan iklannya selama ${offerLimits.reservedHours} jam. Itu bukan pembayaran dan tidak mewajibkan siapa pun membayar.`,
              en: `An offer accepted on Lajur keeps the ad for ${offerLimits.reservedHours} hours. That is no payment, and obliges nobody to pay.`,
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
});
