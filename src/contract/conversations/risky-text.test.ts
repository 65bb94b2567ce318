import { expect, test } from 'vitest';
import { risksOf, textKey } from './risky-text.ts';

test.each([
  ['Transfer DP dulu 500rb ya kak biar unit tidak diambil orang', ['payment']],
  ['tf dulu baru lihat unit', ['payment']],
  ['DP dulu 1 juta, sisanya nanti', ['payment']],
  ['silakan kirim tanda jadi sekarang', ['payment']],
  ['ke rekening BCA 1234 a.n. Budi', ['payment']],
  ['no rek saya mandiri', ['payment']],
  ['bayar via OVO ya', ['payment']],
  ['bayarkan ke OVO', ['payment']],
  ['Please pay the deposit now', ['payment']],
  ['send money first', ['payment']],
  ['Mobil dikirim lewat ekspedisi, biaya ongkir ditanggung pembeli', ['courier']],
  ['ekspedisi kepercayaan kami siap antar', ['courier']],
  ['Cek di bit.ly/abc123', ['link']],
  ['foto lengkap di s . id', []],
  ['foto lengkap di s.id/mobil', ['link']],
  ['TRANSFER DULU kak', ['payment']],
])('%s', (text, risks) => {
  expect(risksOf(text)).toEqual(risks);
});

test.each([
  'DP berapa kak?',
  'Minimal DP berapa ya, angsuran 3 tahun?',
  'Bisa tukar tambah?',
  'Pembayaran cash atau kredit sama saja',
  'Surat lengkap, pajak sudah dibayar sampai Agustus',
  'Boleh lihat mobilnya hari Sabtu?',
  'Jangan transfer dulu sebelum lihat mobil ya',
  'Tidak perlu DP, lihat saja dulu',
  'No need to pay before you see it',
  'Rekening koran diperlukan untuk kredit',
  'Balik nama berapa biayanya?',
  'Bisa kirim foto mesin?',
  'Kirim foto kilometernya sekarang bisa?',
  'Mobil bisa diantar ke rumah',
  'Does it have a service record?',
  'I can come today, is it still there?',
  'Bisa kirim foto STNK dulu?',
  'Please send photos of the engine first',
  'Harga nego, langsung lihat unit saja',
])('no warning on: %s', (text) => {
  expect(risksOf(text)).toEqual([]);
});

test('the same text is found again, however it is decorated', () => {
  expect(textKey('Halo KAK!! hubungi 0812 ya 🙏')).toBe(textKey('halo kak, hubungi 0899 ya'));
});
