import { agentPath } from '#contract/agents/agent-paths.ts';
import { articlePath } from '#contract/articles/article-addresses.ts';
import { creditGuides, simulationPages } from '#contract/credit/credit-pages.ts';
import { dealersPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { fuelPricesPath } from '#contract/fuel/fuel-paths.ts';
import { insurancePages } from '#contract/insurance/insurance-pages.ts';
import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { ownerReviewsPath, writeReviewPath } from '#contract/owner-reviews/owner-review-pages.ts';
import { totalCostPath } from '#contract/ownership/ownership-paths.ts';
import { paymentsPath } from '#contract/payments/booking-paths.ts';
import { showsPath } from '#contract/shows/show-paths.ts';
import { tradePages } from '#contract/trade/trade-pages.ts';
import { breakdownHelpPath } from '#contract/vehicles/vehicle-paths.ts';
import { warrantyClaimPath, warrantyPath } from '#contract/warranty/warranty.ts';

type Service = {
  readonly name: Localized;
  readonly url: string;
  /** The vehicles it is for. */
  readonly kinds: readonly ('mobil' | 'motor')[];
  /** What people call it, in both languages: a search for it has at least one of these words. */
  readonly words: string;
  /** Whether the home page links it. */
  readonly isOnHome?: boolean;
};

/** Pages about buying, paying and owning, the most wanted first. */
export const services: readonly Service[] = [
  {
    name: localized('Loan calculator'),
    url: simulationPages.simulation.path,
    kinds: ['mobil'],
    words:
      'simulasi kredit kalkulator cicilan angsuran dp uang muka ringan loan credit calculator simulation instalment installment down payment',
    isOnHome: true,
  },
  {
    name: localized('About loans'),
    url: creditGuides.guide.path,
    kinds: ['mobil'],
    words: 'kredit pinjaman leasing dp loan loans credit finance financing',
  },
  {
    name: localized('Loan calculator for new motorcycles'),
    url: simulationPages['simulation-new-motorcycle'].path,
    kinds: ['motor'],
    words:
      'simulasi kredit kalkulator cicilan angsuran loan credit calculator simulation instalment installment',
  },
  {
    name: localized('Multipurpose loans'),
    url: creditGuides['guide-multipurpose'].path,
    kinds: ['mobil', 'motor'],
    words: 'multiguna multipurpose gadai bpkb',
  },
  {
    name: localized('Trade in your car', 'service'),
    url: tradePages.mobil.path,
    kinds: ['mobil'],
    words: 'tukar tambah tukartambah trade tradein',
    isOnHome: true,
  },
  {
    name: localized('Trade in your motorcycle'),
    url: tradePages.motor.path,
    kinds: ['motor'],
    words: 'tukar tambah tukartambah trade tradein',
  },
  {
    name: localized('What owning a car or motorcycle costs'),
    url: totalCostPath,
    kinds: ['mobil', 'motor'],
    words:
      'biaya pajak servis penyusutan depresiasi balik nama cost costs tax taxes service ownership depreciation',
    isOnHome: true,
  },
  {
    name: localized('Fuel prices'),
    url: fuelPricesPath,
    kinds: ['mobil', 'motor'],
    words: 'bbm bensin solar pertalite pertamax dexlite fuel gasoline trip perjalanan',
    isOnHome: true,
  },
  {
    name: localized('Used car warranty'),
    url: warrantyPath,
    kinds: ['mobil'],
    words: 'garansi warranty warranties guarantee',
    isOnHome: true,
  },
  {
    name: localized('Warranty claim'),
    url: warrantyClaimPath,
    kinds: ['mobil'],
    words: 'klaim claim claims garansi warranty',
  },
  {
    name: localized('Car insurance'),
    url: insurancePages.mobil.path,
    kinds: ['mobil'],
    words: 'asuransi premi insurance premium tlo all risk',
    isOnHome: true,
  },
  {
    name: localized('Motorcycle insurance'),
    url: insurancePages.motor.path,
    kinds: ['motor'],
    words: 'asuransi premi insurance premium tlo all risk',
  },
  {
    name: localized('Used car dealers'),
    url: dealersPath,
    kinds: ['mobil'],
    words: 'dealer dealers diler showroom showrooms',
    isOnHome: true,
  },
  {
    name: localized('My bookings'),
    url: paymentsPath,
    kinds: ['mobil'],
    words: 'booking bookings pemesanan pembayaran reservation payment payments',
  },
  {
    name: localized('Become a car agent'),
    url: agentPath,
    kinds: ['mobil'],
    words: 'agen agent agents komisi commission',
  },
  {
    name: localized('Owners’ reviews'),
    url: ownerReviewsPath,
    kinds: ['mobil', 'motor'],
    words: 'ulasan review reviews testimoni pengguna',
  },
  {
    name: localized('Write a review'),
    url: writeReviewPath,
    kinds: ['mobil', 'motor'],
    words: 'tulis menulis write',
  },
  {
    name: localized('The GIIAS show'),
    url: showsPath,
    kinds: ['mobil', 'motor'],
    words: 'giias gaikindo pameran show exhibition',
  },
  {
    name: localized('Car breakdown help'),
    url: breakdownHelpPath('mobil'),
    kinds: ['mobil'],
    words: 'kerusakan mogok breakdown',
    isOnHome: true,
  },
  {
    name: localized('Tips'),
    url: articlePath({ view: 'landing', postType: 'tips' }, 'id'),
    kinds: ['mobil', 'motor'],
    words: 'tips artikel article articles panduan guide guides',
  },
  {
    name: localized('News', 'kind of article'),
    url: articlePath({ view: 'landing', postType: 'berita' }, 'id'),
    kinds: ['mobil', 'motor'],
    words: 'berita news kabar artikel article articles',
  },
];
