import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileUnits, superlinear } from '#tests/support/growth.ts';
import { contactMask, findContactDetails, maskContactDetails } from './contact-details.ts';

describe('contact details', () => {
  it.each([
    ['Hub 081234567890 ya', 'Hub ••• ya'],
    ['0812-3456-7890', '•••'],
    ['0812.3456.7890', '•••'],
    ['0.8.1.2.3.4.5.6.7.8.9.0', '•••'],
    ['0 8 1 2 3 4 5 6 7 8 9', '•••'],
    ['(0812) 3456 7890', '(•••'],
    ['+62 812 3456 7890 nego', '••• nego'],
    ['6281234567890', '•••'],
    ['8123456789', '•••'],
    ['812-3456-7890', '•••'],
    ['wa 812.345.679', 'wa •••'],
    ['WA0812 3456 7890', 'WA•••'],
    ['O8I2 3456 789O', '•••'],
    ['o8123456789', '•••'],
    ['0812 34S6 7B90', '•••'],
    ['0812345678', '•••'],
    ['⁰⁸¹²³⁴⁵⁶⁷⁸⁹⁰', '•••'],
    ['⓪⑧①②③④⑤⑥⑦⑧⑨', '•••'],
    ['⓿❽❶❷❸❹❺❻❼❽❾', '•••'],
    ['0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣', '•••'],
    ['٠٨١٢٣٤٥٦٧٨٩', '•••'],
    ['०८१२३४५६७८९', '•••'],
    ['𝟎𝟖𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', '•••'],
    ['0\u200b8\u200b12\u200b3456\u200b7890', '•••'],
    ['0812✨3456✨7890', '•••'],
    ['nol delapan satu dua tiga empat lima enam tujuh delapan', '•••'],
    ['nol-delapan-satu-dua-3456-7890 wa', '••• wa'],
    ['noldelapansatuduatigaempatlimaenamtujuhdelapan', '•••'],
    ['kosong 8 satu 2 345 678', '•••'],
    ['telp (021) 555 1234', 'telp (•••'],
    ['0751-123456', '•••'],
    ['+65 9123 4567', '•••'],
    ['Avanza 2019 0812 3456 7890 2020', 'Avanza 2019 ••• 2020'],
    ['081234567890 / 081398765432', '••• / •••'],
    ['email budi.s@gmail.com', 'email •••'],
    ['budi (at) gmail dot com', '•••'],
    ['budi@lajur . com', '•••'],
    ['budi @ yahoo.co.id', '•••'],
    ['cek https://contoh.id/mobil?x=1 ya', 'cek ••• ya'],
    ['www.contoh-mobil.com', '•••'],
    ['wa.me/6281234567890', '•••'],
    ['mobilmurah.co.id', '•••'],
    ['ig: mobil.murah', '•••'],
    ['ikuti @mobil_murah', 'ikuti •••'],
    ['Nol, lalu delapan, lalu satu, lalu 2, lalu 3, lalu 4, lalu 5, lalu 6, lalu 7, lalu 8', '•••'],
    ['nol delapan tigabelas empattujuh lima enam sebelas', '•••'],
    ['nol delpan stu duwa tgia empt lma enm tujh delapan', '•••'],
    ['812.3456-7890', '•••'],
    ['812 juta 345 ribu 678 90', '•••'],
    ['cek 08 di 12 ke 34 lalu 56', 'cek •••'],
    ['0 bagus 8 mulus 1 siap 2 irit 3 oke 4 sip 5 ya 6 dan 7 gas 8', '•••'],
    ['contohmobil.info', '•••'],
    ['cari budimotor di shopee', '•••'],
  ])('%s', (text, masked) => {
    expect(maskContactDetails(text).text).toBe(masked.replaceAll('•••', contactMask));
  });

  it.each([
    'Rp 125.000.000',
    'Rp. 185.500.000,-',
    '812.500.000 nego',
    'Rp 850000000 net',
    '85.000-90.000',
    'km 85.000-90.000 2019',
    '0-85.000 km',
    '2019 2020',
    'pajak 08-2025 2019',
    'pajak 08-12-2026 2027',
    'STNK 08/2026, KIR 01-2027',
    'B 1234 XYZ',
    'B1234XYZ plat ganjil',
    '1.5 2016',
    '1.5 S 2018',
    '2400cc',
    'Avanza 1.3 G 2012 km 85000 2019',
    'Xenia 1,3 X M/T',
    '[ODO 8.xxx] TOYOTA AGYA 1.2 G MATIC 2025',
    'Mitsubishi XPander Cross Plus Matic 2021 Orisinil Istimewa.Cash/Kredit',
    'LOW KM.2RB LIKE NEW',
    'TDP 85.JT NEGO !!',
    'FE 75 HDV 125PS',
    'tangan satu, dua kunci, tiga baris',
    'camry g at 2010',
    'garansi 1 tahun / 20.000 km',
    'Fortuner 4 x 2 Tahun 2017',
    'DP 8.500.000 angsuran 8.150.000',
    'Mobil @125jt',
    'unit siap pakai.hub sales',
    '7 seater, velg 17, ban 90%',
    'call for price 2019 2020',
    'MZ: 12345678 km',
    'unit siap.info lebih lanjut',
    'cari mobil di olx susah',
    '7 seater 2 kunci 1 tangan 4 ban 3 baris 5 pintu 6 speed 08 tahun 12',
    'DP 85 juta 12 bulan 850 ribu 2019',
    '',
  ])('leaves %s alone', (text) => {
    expect(maskContactDetails(text)).toEqual({ text, masked: 0 });
  });

  it('work grows no faster than a text, whatever it repeats', () => {
    expect(superlinear(hostileUnits, 4000, (text) => findContactDetails(text))).toEqual([]);
  });

  it('gives offsets in the original text', () => {
    const text = '✨ wa ０８１２３４５６７８９ ✨';
    const [found] = findContactDetails(text);
    expect(text.slice(found?.start, found?.end)).toBe('０８１２３４５６７８９');
  });

  it('finds a number however it is split, and masking leaves none', () => {
    const digits = fc
      .stringMatching(/^08[1-35-9]\d{8,9}$/)
      .filter((number) => !/000|(?:19|20)\d\d/.test(number));
    const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '/', '_', ' . ', '•');
    fc.assert(
      fc.property(digits, separator, fc.integer({ min: 3, max: 4 }), (number, between, size) => {
        const written = (number.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(between);
        const { text, masked } = maskContactDetails(`Jual cepat ${written} nego`);
        expect(masked).toBe(1);
        expect(text).toBe(`Jual cepat ${contactMask} nego`);
      }),
    );
  });

  it('never fails, and masking twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const once = maskContactDetails(text).text;
        expect(maskContactDetails(once).text).toBe(once);
      }),
    );
  });

  it('leaves prices, kilometre bands and years alone', () => {
    const thousands = (value: number) => new Intl.NumberFormat('id-ID').format(value);
    // Prices are round: `812.345.678` is a number.
    const amount = fc.integer({ min: 10, max: 100_000_000 }).map((hundreds) => thousands(hundreds * 100));
    const band = fc
      .integer({ min: 0, max: 60 })
      .map((step) => `${thousands(step * 5000)}-${thousands(step * 5000 + 5000)}`);
    const year = fc.integer({ min: 1950, max: 2027 }).map(String);
    for (const text of ['628.100.000 km, 1950', '628.101.000 km, 1950'])
      expect(findContactDetails(text)).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.oneof(amount, band, year), { minLength: 1, maxLength: 3 }), (parts) => {
        expect(findContactDetails(parts.join(' km, '))).toEqual([]);
      }),
    );
  });
});
