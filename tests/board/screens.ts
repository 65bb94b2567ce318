import type { Page } from '@playwright/test';
import { beginAd, newNumber, sellWords } from '../support/sell-flow.ts';

/*
 * The screens of the board (board.ts): an address of each screen, and of its kinds that look different. `{car}` and the
 * like are read from the running site. `architecture/board.test.ts` fails where a screen of the route table is missing.
 */

/** Who looks at it. */
export type Viewer = 'guest' | 'user' | 'staff' | 'dealer' | 'agent';

export type BoardScreen = {
  readonly name: string;
  /** Without the language's prefix. */
  readonly address: string;
  readonly viewer: Viewer;
  /** Makes what the address names, on a device that does not have it. @returns its names */
  readonly prepare?: (page: Page) => Promise<Readonly<Record<string, string>>>;
  /** What is pressed in a state of the network, on a page that asks for nothing by itself. */
  readonly press?: (page: Page) => Promise<void>;
};

type Shown = string | Omit<BoardScreen, 'name' | 'viewer'>;

const seenBy = (viewer: Viewer, screens: Readonly<Record<string, Shown>>): readonly BoardScreen[] =>
  Object.entries(screens).map(([name, shown]) => ({
    ...{ name, viewer },
    ...(typeof shown === 'string' ? { address: shown } : shown),
  }));

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel(sellWords.id.mobile).fill(newNumber());
  await page.getByRole('button', { name: sellWords.id.sendCode }).click();
}

export const boardScreens: readonly BoardScreen[] = [
  ...seenBy('guest', {
    Home: '/',
    'Used cars': '/mobil-bekas',
    'Used cars, filtered': '/mobil-bekas/toyota+avanza+manual',
    'Used cars, none': '/mobil-bekas/toyota+avanza+harga-di-bawah-10-juta',
    'Used cars of a body': '/cari/mobil-suv',
    'Used car': '/detail-mobil-bekas/{car}',
    'Used car, long names': '/detail-mobil-bekas/{longCar}',
    Gallery: '/detail-mobil-bekas/{car}/images',
    'Lead form': '/mobil-bekas/lead-form?id={carId}',
    'Loan for a car': '/mobil-bekas/uc-finance-lead?id={carId}',
    'Choose a used car': '/beli-mobil-bekas',
    'Brand, model, variant': '/brand-model-variant',
    'Search results': '/search/result?q=avanza',
    'Search results, none': '/search/result?q=zzzzqqq',
    'Used comparison': '/bandingkan-mobil-bekas?ids={carId},{otherCarId}',
    'Used comparison, empty': '/bandingkan-mobil-bekas',
    Favourites: '/favorit',
    'Saved searches': '/pencarian-tersimpan',
    Seller: '/penjual/{seller}',
    'Demonstration seller': '/penjual-demonstrasi',
    Dealers: '/dealer-mobil-bekas',
    Dealer: '/dealer-mobil-bekas/{dealer}',
    Agent: '/oto-agent',
    Sell: '/jual-mobil-anda',
    'Sell, step two': {
      address: '/jual-mobil-anda/step-two?draft={draft}',
      async prepare(page) {
        await page.goto('/jual-mobil-anda');
        // A busy machine takes longer than an assertion waits.
        await beginAd(page, sellWords.id).catch(() => page.waitForURL(/step-two\?draft=/));
        return { draft: new URL(page.url()).searchParams.get('draft') ?? '' };
      },
    },
    'Sell, signing in': { address: '/jual-mobil-anda/login', press: askForCode },
    'Ads of this device': '/jual-mobil-anda/listing',
    Outbox: '/kotak-keluar',
    'Sign in': { address: '/myaccount/signin', press: askForCode },
    'Sign out': '/myaccount/logout',
    'New cars': '/mobil-baru',
    'New motorcycles': '/motor-baru',
    'New trucks': '/truk-baru',
    Brand: '/mobil-baru/toyota',
    Model: '/mobil-baru/toyota/raize',
    Brochure: '/mobil-baru/toyota/raize/brosur',
    Promotions: '/mobil-baru/toyota/raize/promo',
    Video: '/mobil-baru/toyota/raize/video',
    Newest: '/mobil-terbaru',
    Popular: '/mobil-populer',
    Upcoming: '/mobil-yang-akan-datang',
    'New comparison': '/bandingkan-mobil',
    'Dealers of new cars': '/mobil-baru/dealer',
    'Service centres': '/mobil-baru/service-center',
    Electric: '/mobil-listrik',
    Charging: '/kendaraan-listrik',
    Modification: '/modifikasi',
    'Modification of a model': '/mobil-baru/toyota/raize/modifikasi',
    Breakdown: '/bantuan-kerusakan-mobil',
    'Breakdown, a symptom': '/bantuan-kerusakan-mobil/mesin-panas',
    'Loan guide': '/kredit',
    'Loan simulation': '/simulasi-kredit-mobil-bekas',
    'Total cost': '/biaya-memiliki',
    'Fuel prices': '/harga-bbm',
    Insurance: '/asuransi-mobil',
    Warranty: '/garansi-mobil',
    'Warranty claim': '/garansi-mobil/klaim',
    'Trade-in': '/tukar-tambah-mobil',
    'Owner reviews': '/review-pengguna',
    'Owner reviews of a model': '/review-pengguna/mobil/toyota/avanza',
    'Write a review': '/tulis-review',
    Contests: '/kontes-foto',
    Articles: '/berita',
    'Articles of a kind': '/tips-mobil',
    Article: '{article}',
    'Web stories': '/web-stories',
    Show: '/giias',
    'Search of articles': '/article/tagForm',
    About: '/tentang-kami',
    Terms: '/syarat-dan-ketentuan',
    Support: '/hubungi-kami',
    'Not found': '/mobil-baru/tidak-ada',
  }),
  ...seenBy('user', {
    Account: '/myaccount/profile',
    'Edit details': '/myaccount/edit-details',
    'Own data': '/myaccount/data',
    'My ads': '/myaccount/my-listing',
    Conversations: '/user/pesan',
    'A conversation': '/user/pesan/mobil-{carId}',
    'My leads': '/myaccount/my-lead',
    'My offers': '/myaccount/my-offer',
    'Agreed offers': '/user/ovb-offer',
    Messages: '/notifikasi',
    Book: '/myaccount/booknow?ids={dealerCarId}',
    'Book, step two': '/myaccount/booknow1?ids={dealerCarId}',
    Payments: '/myaccount/payment',
    'Payment state': '/myaccount/payment1',
    'My agent’s page': '/myaccount/my-agent',
  }),
  ...seenBy('staff', {
    'Staff: overview': '/ovb/review',
    'Staff: review': '/ovb/review?tab=queue',
    'Staff: dealers': '/ovb/review?tab=dealers',
    'Staff: bookings': '/ovb/review?tab=orders',
    'Staff: payouts': '/ovb/review?tab=agents',
    'Staff: contests': '/ovb/review?tab=contests',
    'Staff: speed': '/ovb/review?tab=speed',
    'Staff: tables': '/ovb/data',
    'Staff: articles': '/ovb/konten',
    'Staff: warranty': '/ovb/garansi',
    'Staff: agents': '/ovb/agent',
  }),
  ...seenBy('dealer', { Stock: '/ovb/import' }),
];
