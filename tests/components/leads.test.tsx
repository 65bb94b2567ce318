import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSender } from '#app/data/account/sender.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { simulationOfListing } from '#contract/credit/credit-pages.ts';
import { financeLeadPath } from '#contract/leads/lead-pages.ts';
import { listOutbox } from '#offline/outbox/outbox.ts';
import { visitSite } from '#tests/support/open-page.tsx';
import { newMobile, signInTo } from '#tests/support/sign-in-on-page.ts';

const visit = visitSite();
const { open, user } = visit;

const fieldOf = (name: string) => screen.findByLabelText(name, { selector: 'input, textarea' });
const formOf = (id: number | undefined, kind = 'contact') => open(`/uc-lead-form?kind=${kind}&id=${id}`);

test('a message has words, is followed by ways on, and its name and number are known to the next form', async () => {
  const { items } = await visit.api.ask('listings', { search: 'toyota' });
  const [car, other] = items;
  await formOf(car?.id);
  await user.type(await fieldOf('Nama Anda'), 'Sari');
  const mobile = newMobile();
  await user.type(await fieldOf('Nomor HP'), mobile);
  await user.click(screen.getByRole('button', { name: 'Kirim pesan' }));
  const message = await fieldOf('Pesan');
  await waitFor(() => expect(document.activeElement).toBe(message));
  expect(message.getAttribute('aria-invalid')).toBe('true');
  const device = await visit.device();
  expect(await listOutbox(device)).toEqual([]);

  await user.type(message, 'Masih ada?');
  await user.click(screen.getByRole('button', { name: 'Kirim pesan' }));
  const ways = within(await screen.findByRole('navigation', { name: 'Selanjutnya' }));
  const hrefs = ways.getAllByRole('link').map((link) => link.getAttribute('href'));
  const { listing } = await visit.api.ask('view', { id: String(car?.id) });
  expect(hrefs).toEqual([
    `/detail-mobil-bekas/${listing.slug}`,
    ...(listing.sellerId === null ? [] : [`/penjual/${listing.sellerId}`]),
    `/mobil-bekas/${listing.modelSlug}`,
  ]);

  // On the device, so that a new document has them too; a test drive says nothing more.
  await formOf(other?.id, 'test-drive');
  await waitFor(async () => expect(await fieldOf('Nama Anda')).toHaveProperty('value', 'Sari'));
  expect(await fieldOf('Nomor HP')).toHaveProperty('value', mobile);
  expect(await fieldOf('Pesan (opsional)')).toHaveProperty('value', '');

  // A calculation that began on a car leads back to it.
  await open(simulationOfListing(listing.id));
  const back = await screen.findByRole('link', { name: 'Kembali ke mobil' });
  expect(back.getAttribute('href')).toBe(`/detail-mobil-bekas/${listing.slug}`);
});

test('ready messages follow the ad: a press writes one into the message, another takes it out', async () => {
  const [car] = (await visit.api.ask('listings', { search: 'toyota' })).items;
  const cases = [
    { serviceRecord: null, asks: 'Apakah mobil ini punya catatan servis?' },
    { serviceRecord: true, asks: 'Di iklan tertulis ada catatan servis: boleh saya lihat?' },
    {
      serviceRecord: false,
      asks: 'Mobil ini tidak punya catatan servis: kapan dan di mana terakhir diservis?',
    },
  ];
  for (const { serviceRecord, asks } of cases) {
    visit.network.intercept('/api/v1/inventory/view?', async (_, pass) => {
      const answer = await (await pass()).json();
      Object.assign(answer.data.listing, { serviceRecord });
      return Response.json(answer);
    });
    await formOf(car?.id);
    const message = await fieldOf('Pesan');
    await user.clear(message);
    await user.type(message, 'Halo.');
    const ready = within(await screen.findByRole('group', { name: 'Pesan siap pakai' }));
    const record = ready.getByRole('button', { name: 'Riwayat servis' });
    await user.click(record);
    expect(message).toHaveProperty('value', `Halo. ${asks}`);
    expect(record.getAttribute('aria-pressed')).toBe('true');
    await user.click(ready.getByRole('button', { name: 'Masih ada?' }));
    await user.click(record);
    expect(message).toHaveProperty('value', `Halo. Apakah ${car?.label} ${car?.makeYear} ini masih ada?`);
  }
});

test('what is being written survives a reload, for its own car, until it is sent', async () => {
  await formOf(1);
  await user.type(await fieldOf('Nama Anda'), 'Sari');
  await user.type(await fieldOf('Nomor HP'), newMobile());
  await user.type(await fieldOf('Pesan'), 'Masih ada? Bisa dilihat hari Sabtu?');
  await formOf(1);
  await waitFor(async () =>
    expect(await fieldOf('Pesan')).toHaveProperty('value', 'Masih ada? Bisa dilihat hari Sabtu?'),
  );
  expect(await fieldOf('Nama Anda')).toHaveProperty('value', 'Sari');
  await formOf(2);
  expect(await fieldOf('Pesan')).toHaveProperty('value', '');
  expect(await fieldOf('Nama Anda')).toHaveProperty('value', '');

  await formOf(1);
  await user.click(await screen.findByRole('button', { name: 'Kirim pesan' }));
  await screen.findByRole('navigation', { name: 'Selanjutnya' });
  await formOf(1);
  expect(await fieldOf('Pesan')).toHaveProperty('value', '');
});

test('an account’s own number takes the place of the last form’s, and they go when its session ends', async () => {
  localStorage.setItem('lajur-sender', JSON.stringify({ name: 'Budi', mobile: '081299998888' }));
  await formOf(1);
  await waitFor(async () => expect(await fieldOf('Nomor HP')).toHaveProperty('value', '081299998888'));
  const mobile = await signInTo(visit, '/favorit');
  await formOf(1);
  const own = mobile.replace('0', '+62');
  await waitFor(async () => expect(await fieldOf('Nomor HP')).toHaveProperty('value', own));
  expect(await fieldOf('Nama Anda')).toHaveProperty('value', 'Budi');

  // What is offered says its sum, not only how much less it is.
  const [car] = (await visit.api.ask('listings', { search: 'toyota' })).items;
  visit.network.intercept('/api/v1/inventory/view?', async (_, pass) => {
    const answer = await (await pass()).json();
    Object.assign(answer.data.listing, { status: 'live', mobileVerified: true, price: 200e6 });
    return Response.json(answer);
  });
  await open(`/detail-mobil-bekas/${car?.slug}`);
  await user.click(await waitFor(() => screen.getAllByRole('button', { name: 'Tawar' })[0] ?? expect.fail()));
  expect(await screen.findByRole('button', { name: '−5% · Rp 190 Juta' })).toBeTruthy();

  // Its page knows the buyer of a booked car, and how to reach the seller.
  const at = '2026-11-27T02:00:00.000Z';
  const seller = { name: 'Maju Motor', mobile: '+6281255520003', isWhatsapp: true };
  visit.network.intercept(endpointSchemas.bookingTerms.path, async (_, pass) => {
    const answer = await (await pass()).json();
    const { listing, terms } = answer.data;
    const order = {
      ...{ reference: 'LJ-0000000000000001', status: 'held', fee: terms.fee, price: 200e6, name: 'Budi' },
      ...{
        visitOn: null,
        termsVersion: terms.version,
        payUrl: null,
        payBy: at,
        heldUntil: at,
        createdAt: at,
      },
      ...{ updatedAt: at, actions: [], car: listing.label, listing, events: [], seller },
    };
    return Response.json({ ...answer, data: { ...answer.data, order } });
  });
  visit.network.intercept('/api/v1/inventory/view?', async (_, pass) => {
    const answer = await (await pass()).json();
    Object.assign(answer.data.listing, { status: 'reserved', mobileVerified: true });
    return Response.json(answer);
  });
  await open(`/detail-mobil-bekas/${car?.slug}`);
  const called = await screen.findByRole('link', { name: '+62 812-5552-0003' });
  expect(called.getAttribute('href')).toBe('tel:+6281255520003');
  expect(screen.getByRole('link', { name: 'Lihat booking' }).getAttribute('href')).toContain('LJ-');

  await open('/myaccount/logout');
  await user.click(await screen.findByRole('button', { name: 'Keluar' }));
  // It ends at home, and not in the next test.
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(readSender()).toEqual({ name: '', mobile: '' });
});

test('a form opened cold leads back to its car', async () => {
  const { items } = await visit.api.ask('listings', { search: 'toyota' });
  await formOf(items[0]?.id);
  await fieldOf('Nama Anda');
  await user.click(screen.getByRole('link', { name: 'Kembali' }));
  await waitFor(() => expect(location.pathname).toBe(`/detail-mobil-bekas/${items[0]?.slug}`));
});

test('of an application that lacks its amounts the first one gets the focus', async () => {
  await open(financeLeadPath);
  await user.click(await screen.findByRole('button', { name: /Ajukan|Kirim/ }));
  const price = await fieldOf('Harga mobil');
  await waitFor(() => expect(document.activeElement).toBe(price));
  expect(price.getAttribute('aria-invalid')).toBe('true');
});
