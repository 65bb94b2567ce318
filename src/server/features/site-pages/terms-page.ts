import { sitePagePaths, supportPath } from '#contract/account/account-paths.ts';
import { agentPath } from '#contract/agents/agent-paths.ts';
import { offerLimits } from '#contract/offers/offer.ts';
import type { BookingTerms } from '#contract/payments/payment.schema.ts';
import { listingLimits, stockLimits } from '#contract/sell/listing-limits.ts';
import { contactLimits } from '#contract/seller-number/seller-number.ts';
import { paymentBlocks } from './booking-words.ts';
import type { SiteOperator, WrittenPage } from './site-page-words.ts';

const { lifetimeDays } = listingLimits;

/** Rights and duties of both sides. Limits are taken from the code. */
export function termsPage({ company }: SiteOperator, booking: BookingTerms | null): WrittenPage {
  const us = company?.name;
  return {
    title: { id: 'Syarat dan ketentuan', en: 'Terms of use' },
    description: {
      id: 'Yang dapat Anda harapkan dari Lajur, dan yang kami harapkan dari Anda.',
      en: 'What you may expect of Lajur, and what we expect of you.',
    },
    updatedOn: '2026-11-27',
    sections: [
      {
        id: 'berlaku',
        heading: { id: 'Untuk apa syarat ini', en: 'What these terms are for' },
        blocks: [
          {
            text: {
              id: `Syarat ini berlaku bagi siapa pun yang memakai Lajur${us === undefined ? '' : `, yang dikelola oleh ${us}`}. Dengan memasang iklan, menghubungi penjual, atau mengirim penawaran, Anda menyetujuinya. Mencari dan melihat iklan tidak memerlukan akun.`,
              en: `These terms are for everybody who uses Lajur${us === undefined ? '' : `, which is run by ${us}`}. By advertising, reaching a seller or making an offer you agree to them. Searching and looking at ads needs no account.`,
            },
          },
          {
            text: {
              id: 'Anda berusia 18 tahun atau lebih, atau memakainya dengan izin orang tua atau wali.',
              en: 'You are 18 or older, or use it with the consent of a parent or guardian.',
            },
          },
        ],
      },
      {
        id: 'peran',
        heading: { id: 'Peran Lajur', en: 'What Lajur does' },
        blocks: [
          {
            text: {
              id: 'Lajur menyediakan tempat beriklan. Perjanjian jual beli dibuat antara penjual dan pembeli, dan Lajur bukan pihak di dalamnya. Kami tidak memeriksa mobilnya secara fisik dan tidak menjamin keterangan penjual.',
              en: 'Lajur offers a place to advertise. The contract of sale is between seller and buyer, and Lajur is no party to it. We do not inspect the cars and do not vouch for what sellers say.',
            },
          },
        ],
      },
      {
        id: 'biaya',
        heading: { id: 'Biaya dan pembayaran', en: 'Costs and payments' },
        blocks: [
          {
            text: {
              id: 'Memasang iklan, menghubungi penjual, dan mengirim penawaran gratis, dan Lajur tidak mengambil komisi dari jual beli. Agen yang membawa penjual dibayar oleh Lajur.',
              en: 'Advertising, reaching a seller and making an offer are free, and Lajur takes no commission on a sale. Agents who bring a seller are paid by Lajur.',
            },
          },
          ...paymentBlocks(booking),
          {
            links: [
              { label: { id: 'Kebijakan pengembalian', en: 'Returns' }, url: sitePagePaths.returns },
              { label: { id: 'Agen mobil', en: 'Car agents' }, url: agentPath },
            ],
          },
        ],
      },
      {
        id: 'akun',
        heading: { id: 'Akun dan nomor HP', en: 'Account and mobile number' },
        blocks: [
          {
            list: [
              {
                id: 'Akun adalah nomor HP yang dibuktikan dengan kode sekali pakai. Jangan berikan kode itu kepada siapa pun, termasuk yang mengaku petugas Lajur.',
                en: 'An account is a mobile number proven by a one-time code. Give that code to nobody, nor to anyone who claims to be Lajur.',
              },
              {
                id: `Satu nomor boleh memiliki ${stockLimits.user} iklan yang aktif; dealer terdaftar ${stockLimits.dealer}.`,
                en: `A number may have ${stockLimits.user} active ads; a registered dealer ${stockLimits.dealer}.`,
              },
              {
                id: 'Bila Anda mendapat nomor yang pernah dipakai orang lain, katakan saat masuk: akun lamanya dilepas dari nomor itu, dan Anda mulai dengan akun kosong.',
                en: 'If you were given a number that somebody else had, say so when you sign in: the former account loses it, and you begin with an empty one.',
              },
            ],
          },
        ],
      },
      {
        id: 'iklan',
        heading: { id: 'Iklan', en: 'Advertisements' },
        blocks: [
          {
            list: [
              {
                id: 'Anda berhak menjual mobilnya, fotonya milik Anda, dan keterangannya benar.',
                en: 'You may sell the car, the photos are yours, and what you say is true.',
              },
              {
                id: 'Harga yang ditulis adalah harga mobil seluruhnya, bukan uang muka atau angsuran.',
                en: 'The price is that of the whole car, not a down payment or instalment.',
              },
              {
                id: 'Nomor telepon dan alamat tidak ditulis di judul, deskripsi, atau nama. Pembeli mendapat nomor Anda setelah verifikasi.',
                en: 'No telephone numbers or addresses in title, description or name. Buyers get your number once they are verified.',
              },
              {
                id: `Iklan tayang setelah pemeriksaan otomatis, atau setelah dilihat petugas. Iklan berlaku ${lifetimeDays} hari dan dapat diperpanjang dengan satu ketukan.`,
                en: `An ad goes live after automatic checks, or once a person has looked at it. It stands for ${lifetimeDays} days and is renewed with one tap.`,
              },
              {
                id: 'Iklan yang ditolak disertai alasannya dan dapat diperbaiki. Tandai terjual bila mobilnya sudah laku.',
                en: 'A rejected ad comes with its reasons and can be corrected. Mark it as sold once the car is gone.',
              },
              {
                id: 'Anda memberi Lajur izin menampilkan teks dan foto iklan selama iklan itu ada. Hak ciptanya tetap milik Anda.',
                en: 'You allow Lajur to show text and photos for as long as the ad is there. The copyright stays yours.',
              },
            ],
          },
        ],
      },
      {
        id: 'kontak',
        heading: { id: 'Menghubungi dan menawar', en: 'Reaching a seller and offering' },
        blocks: [
          {
            list: [
              {
                id: 'Nomor penjual hanya untuk menanyakan mobil itu. Mengumpulkan nomor, menyebarkannya, atau mengirim promosi dilarang.',
                en: 'A seller’s number is for asking about that car. Collecting numbers, passing them on or sending advertising is forbidden.',
              },
              {
                id: `Paling banyak ${contactLimits.anHour} penjual baru dalam satu jam dan ${contactLimits.aDay} dalam sehari. Melihat nomor yang sama lagi tidak dihitung.`,
                en: `At most ${contactLimits.anHour} new sellers in an hour and ${contactLimits.aDay} in a day. Seeing the same number again does not count.`,
              },
              {
                id: `Penawaran berkisar antara setengah harga dan harga yang diminta, dan berlaku ${offerLimits.validDays} hari. Bila diterima, mobil ditahan untuk pembeli selama ${offerLimits.reservedHours} jam. Penawaran bukan pembelian: jual beli baru terjadi saat kedua pihak menandatanganinya.`,
                en: `An offer is between half the asking price and the asking price, and stands for ${offerLimits.validDays} days. Once accepted, the car is kept for the buyer for ${offerLimits.reservedHours} hours. An offer is no purchase: the sale is made when both sides sign it.`,
              },
              {
                id: 'Permintaan pembiayaan dan asuransi adalah permintaan untuk dihubungi. Hitungan angsuran adalah perkiraan, bukan tawaran kredit.',
                en: 'A request for finance or insurance is a request to be called. Instalments shown are estimates and no offer of credit.',
              },
            ],
          },
        ],
      },
      {
        id: 'aman',
        heading: { id: 'Berjual beli dengan aman', en: 'Buying and selling safely' },
        blocks: [
          {
            list: [
              {
                id: 'Lihat mobil dan dokumennya langsung, di tempat ramai dan siang hari.',
                en: 'See the car and its papers yourself, by day and where other people are.',
              },
              {
                id: 'Jangan membayar apa pun kepada penjual sebelum itu.',
                en: 'Pay the seller nothing before that.',
              },
              {
                id: 'Laporkan iklan yang mencurigakan dengan tombol di halaman iklannya.',
                en: 'Report a suspicious ad with the button on its page.',
              },
            ],
          },
        ],
      },
      {
        id: 'tindakan',
        heading: { id: 'Bila syarat dilanggar', en: 'When terms are broken' },
        blocks: [
          {
            text: {
              id: 'Kami dapat menolak atau menurunkan iklan dan menangguhkan nomor yang melanggar syarat ini atau hukum. Setiap tindakan petugas dicatat beserta alasannya, dan dapat Anda tanyakan lewat halaman Hubungi kami.',
              en: 'We may reject or take down ads and suspend numbers that break these terms or the law. Whatever staff does is recorded with its reason, and you may ask about it on the contact page.',
            },
          },
        ],
      },
      {
        id: 'tanggung-jawab',
        heading: { id: 'Tanggung jawab', en: 'Liability' },
        blocks: [
          {
            text: {
              id: 'Kami menjaga layanan ini dengan sungguh-sungguh, tetapi tidak menjanjikan bahwa ia selalu tersedia. Kami bertanggung jawab atas kesengajaan dan kelalaian kami menurut hukum Indonesia, dan tidak atas perjanjian antara penjual dan pembeli. Hak konsumen yang dijamin undang-undang tidak berkurang oleh syarat ini.',
              en: 'We look after this service with care, and do not promise that it is always available. We answer for our own intent and negligence under Indonesian law, and not for contracts between sellers and buyers. Nothing here takes away a right that the law gives consumers.',
            },
          },
        ],
      },
      {
        id: 'perubahan',
        heading: { id: 'Perubahan dan hukum yang berlaku', en: 'Changes and governing law' },
        blocks: [
          {
            text: {
              id: 'Bila syarat ini berubah, tanggal di atas ikut berubah. Yang berlaku adalah syarat pada saat Anda memasang iklan atau mengirim penawaran. Berlaku hukum Republik Indonesia; bila teks kedua bahasa berbeda, teks bahasa Indonesia yang berlaku.',
              en: 'When these terms change, so does the date above. What counts are the terms of the moment in which you advertise or offer. The law of the Republic of Indonesia applies; where the two languages differ, the Indonesian text counts.',
            },
          },
          {
            links: [
              { label: { id: 'Kebijakan privasi', en: 'Privacy' }, url: sitePagePaths.privacy },
              { label: { id: 'Regulasi', en: 'Regulation' }, url: sitePagePaths.regulation },
              { label: { id: 'Hubungi kami', en: 'Contact us' }, url: supportPath },
            ],
          },
        ],
      },
    ],
  };
}
