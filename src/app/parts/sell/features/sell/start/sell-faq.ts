import type { Language } from '#contract/language.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';

/** Sellers' questions. Each answer must be true of the product. */
export const sellFaqs: Readonly<Record<Language, readonly FaqEntry[]>> = {
  id: [
    {
      question: 'Berapa biaya memasang iklan?',
      answer: 'Gratis. Tidak ada biaya untuk memasang, mengubah, atau menghapus iklan.',
    },
    {
      question: 'Kapan iklan saya tampil?',
      answer:
        'Paling lama 24 jam setelah nomor HP Anda diverifikasi. Iklan yang lolos pemeriksaan otomatis tampil saat itu juga.',
    },
    {
      question: 'Apakah saya harus mendaftar dulu?',
      answer:
        'Tidak. Isi saja iklannya. Akun dibuat saat Anda memasukkan kode yang kami kirim ke nomor HP Anda.',
    },
    {
      question: 'Bagaimana kalau sinyal putus saat mengisi?',
      answer:
        'Lanjutkan saja. Isian dan foto tersimpan di HP ini sejak huruf pertama, dan hanya dikirim satu kali saat sinyal kembali.',
    },
    {
      question: 'Bisakah iklan diubah atau dihapus?',
      answer:
        'Bisa, kapan saja, dari akun Anda: ubah harga, tambah foto, tandai terjual, atau hapus. Perubahan juga bisa dibuat tanpa sinyal.',
    },
    {
      question: 'Mengapa nomor HP saya harus aktif?',
      answer:
        'Pembeli menghubungi Anda lewat nomor itu, dan kode verifikasi dikirim ke sana. Nomor Anda hanya terlihat oleh pembeli yang nomornya sudah diverifikasi.',
    },
    {
      question: 'Bagaimana menentukan harga?',
      answer:
        'Setelah merek, model, dan tahun diisi, muncul kisaran harga dari mobil serupa yang sedang ditawarkan, atau hitungan dari harga barunya kalau mobil serupa terlalu sedikit.',
    },
    {
      question: 'Foto apa yang sebaiknya diambil?',
      answer:
        'Depan, belakang, kedua sisi, interior, odometer, dan mesin, di tempat terang. Paling banyak 20 foto. Jangan memotret STNK atau BPKB.',
    },
  ],
  en: [
    {
      question: 'What does an ad cost?',
      answer: 'Nothing. It is free to list, change or remove your car.',
    },
    {
      question: 'When does my ad appear?',
      answer:
        'Within 24 hours of your mobile number being verified. An ad that passes the automatic checks appears right away.',
    },
    {
      question: 'Do I have to register first?',
      answer:
        'No. Just fill in the ad. Your account is created when you enter the code we send to your mobile number.',
    },
    {
      question: 'What if my signal drops while I am filling it in?',
      answer:
        'Carry on. What you enter and your photos are saved on this phone from the first letter, and are sent once when the signal is back.',
    },
    {
      question: 'Can I change or remove an ad?',
      answer:
        'Yes, at any time, from your account: change the price, add photos, mark it as sold, or remove it. You can make changes without a signal too.',
    },
    {
      question: 'Why does my mobile number have to work?',
      answer:
        'Buyers reach you on it, and we send the verification code to it. Only buyers whose own number is verified can see yours.',
    },
    {
      question: 'How do I find the right price?',
      answer:
        'Once brand, model and year are known, you see a range from similar cars on offer, or one worked out from the new price if there are too few of them.',
    },
    {
      question: 'Which photos should I take?',
      answer:
        'Front, rear, both sides, interior, odometer and engine, in good light. 20 at most. Leave out the papers (STNK and BPKB).',
    },
  ],
};
