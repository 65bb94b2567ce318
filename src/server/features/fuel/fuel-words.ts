import { fuelProducts } from '#contract/fuel/fuel-products.ts';
import type { Language, Localized } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import type { FuelSeries } from '#server/money/fuel-prices.ts';
import { dateName } from '#server/new-vehicles/new-vehicle-words.ts';

/* Texts of the page of fuel prices. */

export const fuelWords = {
  title: { id: 'Harga BBM di Indonesia', en: 'Fuel prices in Indonesia' },
  description: {
    id: 'Harga Pertalite, Pertamax, solar, dan BBM lain menurut provinsi, perubahannya sejak 2022, dan biaya BBM perjalanan Anda.',
    en: 'Prices of Pertalite, Pertamax, diesel and other fuels by province, how they changed since 2022, and what the fuel for your trip costs.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

export const fuelNotes: readonly Localized[] = [
  {
    id: 'Garis putus-putus dan tanda “perkiraan”: sumbernya tidak langsung, sumber berbeda, atau tanggal mulainya tidak pasti.',
    en: 'Dashed lines and “estimate”: the source is indirect, sources differ, or the first day is not certain.',
  },
  {
    id: 'Jeda di grafik: harga pada hari-hari itu tidak kami ketahui. Kami tidak mengisinya dengan tebakan.',
    en: 'Gaps in the chart: we do not know the prices of those days, and do not fill them with guesses.',
  },
  {
    id: 'Harga di SPBU adalah yang berlaku. Lajur tidak menjual BBM dan tidak terafiliasi dengan penjualnya.',
    en: 'The price at the pump is the one that counts. Lajur sells no fuel and is not affiliated with those who do.',
  },
];

/** @param series those of one area */
export function fuelFaqs(series: readonly FuelSeries[], area: string, language: Language): FaqEntry[] {
  const own = series.filter(({ product }) => fuelProducts[product].brand === 'Pertamina');
  const newest = own
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1);
  // Of one list: prices of two days do not stand side by side.
  const known = own.flatMap(({ product, prices, checked }) => {
    const last = prices.at(-1);
    return checked === newest && last
      ? [{ name: fuelProducts[product].name, rupiah: formatNumber(last.rupiah, language) }]
      : [];
  });
  const list = known.map(({ name, rupiah }) => `${name} Rp ${rupiah}`).join(', ');
  const day = newest === undefined ? '' : dateName(newest, language);
  const faqs: readonly { readonly question: Localized; readonly answer: Localized }[] = [
    {
      question: { id: `Berapa harga BBM di ${area}?`, en: `What does fuel cost in ${area}?` },
      answer: {
        id: `Per liter, menurut daftar terakhir yang kami ketahui (${day}): ${list}.`,
        en: `A litre, by the last list that we know of (${day}): ${list}.`,
      },
    },
    {
      question: {
        id: 'Mengapa harga BBM berbeda antarprovinsi?',
        en: 'Why do prices differ between provinces?',
      },
      answer: {
        id: 'Harga BBM nonsubsidi memuat pajak bahan bakar kendaraan bermotor (PBBKB) yang tarifnya ditetapkan tiap provinsi, umumnya 5 sampai 10 persen. Harga Pertalite dan solar subsidi ditetapkan pemerintah dan sama di seluruh Indonesia.',
        en: 'Prices of unsubsidised fuel include a fuel tax (PBBKB) whose rate each province sets, usually 5 to 10 percent. The government sets the prices of Pertalite and subsidised diesel, the same in the whole country.',
      },
    },
    {
      question: {
        id: 'Bagaimana menghitung biaya BBM perjalanan?',
        en: 'How is the fuel for a trip worked out?',
      },
      answer: {
        id: 'Jarak dibagi kilometer per liter, dikali harga per liter. Contoh: 300 km dengan 12 km per liter butuh 25 liter; pada Rp 10.000 per liter biayanya Rp 250.000.',
        en: 'The distance divided by the kilometres a litre, times the price of a litre. For example, 300 km at 12 km a litre takes 25 litres; at Rp 10,000 a litre that is Rp 250,000.',
      },
    },
  ];
  return faqs
    .filter((_faq, index) => index > 0 || list !== '')
    .map(({ question, answer }) => ({ question: question[language], answer: answer[language] }));
}
