import { randomUUID } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { schema } from '#server/db/database.ts';
import { visitSite } from '#tests/support/open-page.tsx';
import { Seller } from '#tests/support/sellers.ts';
import { askForCode, newMobile, signInTo } from '#tests/support/sign-in-on-page.ts';

const visit = visitSite();
const { open, user, arriveAt, device } = visit;
const login = '/jual-mobil-anda/login';
const number = () => screen.findByLabelText('Nomor HP');
const code = () => screen.findByLabelText('Kode 6 angka');
const send = () => screen.getByRole('button', { name: 'Kirim kode' });
const isInvalid = (element: Element) => element.getAttribute('aria-invalid') === 'true';
const asked = () => visit.network.sent.filter(({ path }) => path.startsWith('/api/v4/user/otp'));
const otherThan = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

test('signing in: number, code, and on to the target; the session is a cookie that no script reads', async () => {
  await open(`${login}?redirect=/favorit`);
  await user.click(await number());
  const mobile = newMobile();
  await user.keyboard(`+62 ${mobile.slice(1)}{Enter}`);
  const field = await code();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(field.getAttribute('inputmode')).toBe('numeric');
  // Entering six digits submits the form.
  await user.keyboard(visit.api.codeSentTo(mobile.replace('0', '+62')));
  await arriveAt('/favorit');
  const keys = await (await device()).deviceKeys.toArray();
  expect(keys.map(({ id }) => id)).toContain('account');
  expect(visit.network.hiddenCookies).toContain('auth._token.local');
  expect(document.cookie).not.toContain('auth');

  // Signed in already.
  await open(login);
  await arriveAt('/');
});

test('an external target is ignored', async () => {
  await open(`${login}?redirect=//elsewhere.example`);
  const right = await askForCode(visit, newMobile());
  await user.type(await code(), right);
  await arriveAt('/jual-mobil-anda');
});

test('an impossible number is reported on blur, and nothing is sent', async () => {
  await open(login);
  const field = await number();
  await user.type(field, '021 555 1234');
  await user.tab();
  expect(await screen.findByText(/Tulis nomor HP Indonesia/)).toBeTruthy();
  expect(isInvalid(field)).toBe(true);
  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(asked()).toEqual([]);
  await user.clear(field);
  await user.type(field, '0812 3456 7890');
  expect(screen.queryByText(/Tulis nomor HP Indonesia/)).toBeNull();
});

test('a wrong code shows how many tries are left; another number can be given', async () => {
  await open(login);
  const right = await askForCode(visit, newMobile());
  await user.type(await code(), otherThan(right));
  expect(await screen.findByText('Kode salah. Sisa 4 percobaan.')).toBeTruthy();
  expect(isInvalid(await code())).toBe(true);
  expect(screen.getByRole('button', { name: /^Kirim lagi dalam \d+ dtk$/ })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Nomor lain' }));
  const other = await askForCode(visit, newMobile());
  await user.click(await code());
  await user.paste(`${other.slice(0, 3)} ${other.slice(3)}`);
  await arriveAt('/jual-mobil-anda');
});

test('a refusal of another code is shown in the server’s words', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  try {
    await open(login);
    await askForCode(visit, newMobile());
    visit.network.intercept('/user/otp', async () =>
      Response.json(
        { statusCode: 429, code: 'rate_limited', message: 'Tunggu 9 detik.', errors: {}, requestId: 'r' },
        { status: 429 },
      ),
    );
    expect(screen.queryByRole('button', { name: 'Kirim lagi' })).toBeNull();
    vi.advanceTimersByTime(61_000);
    await user.click(await screen.findByRole('button', { name: 'Kirim lagi' }));
    expect(await screen.findByText('Tunggu 9 detik.')).toBeTruthy();
    expect(asked()).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a code whose answer was lost can still be entered', async () => {
  const mobile = newMobile();
  await open(login);
  let isLost = false;
  visit.network.intercept('/user/otp', async (_, pass) => {
    const answer = await pass();
    if (isLost) return answer;
    isLost = true;
    throw new TypeError('Failed to fetch');
  });
  await user.type(await number(), mobile);
  await user.click(send());
  expect(await screen.findByText(/^Tidak ada sinyal/)).toBeTruthy();
  await user.click(send());
  expect(await screen.findByText(/^Kode sudah dikirim/)).toBeTruthy();
  await user.type(await code(), visit.api.codeSentTo(mobile.replace('0', '+62')));
  await arriveAt('/jual-mobil-anda');
});

test('a browser that blocks cookies is told before a code is sent', async () => {
  const blocked = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  try {
    await open(login);
    await user.type(await number(), newMobile());
    await user.click(send());
    expect(await screen.findByText(/^Browser Anda memblokir cookie/)).toBeTruthy();
    expect(asked()).toEqual([]);
  } finally {
    blocked.mockRestore();
  }
});

test('a text message that names the site fills the code in', async () => {
  // Stub for the browser's WebOTP API, which needs a phone.
  vi.stubGlobal('OTPCredential', class {});
  let arrive: (credential: unknown) => void = () => undefined;
  const get = vi.fn(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  try {
    await open(login);
    const right = await askForCode(visit, newMobile());
    await waitFor(() =>
      expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } })),
    );
    arrive({ type: 'otp', code: right });
    await arriveAt('/jual-mobil-anda');
  } finally {
    Reflect.deleteProperty(navigator, 'credentials');
    Reflect.deleteProperty(globalThis, 'OTPCredential');
  }
});

test('signing out ends the session, and needs a connection for it', async () => {
  await signInTo(visit, '/favorit');
  await open('/myaccount/logout');
  const button = await screen.findByRole('button', { name: 'Keluar' });
  // Opening the page changes nothing.
  expect(visit.network.hiddenCookies).toContain('auth._token.local');
  visit.network.lose();
  await user.click(button);
  expect(await screen.findByText(/^Tidak ada sinyal\. Tidak ada yang berubah/)).toBeTruthy();
  visit.network.restore();
  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  await arriveAt('/');
  expect(visit.network.hiddenCookies).not.toContain('auth._token.local');
  const { deviceKeys, accountAnswers } = await device();
  expect((await deviceKeys.toArray()).map(({ id }) => id)).not.toContain('account');
  expect(await accountAnswers.count()).toBe(0);
});

test('details are validated and stored, and shown offline too', async () => {
  await signInTo(visit, '/user/edit-profile-details');
  const name = () => screen.findByLabelText('Nama Anda');
  const save = async (text: string) => {
    await user.clear(await name());
    await user.type(await name(), text);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
  };
  await save('Sari 0812 3456 7890');
  await waitFor(async () => expect(isInvalid(await name())).toBe(true));
  await waitFor(async () => expect(document.activeElement).toBe(await name()));
  await save('Sari Dewi');
  await screen.findByText('Tersimpan.');
  const [account] = screen.getAllByRole('link', { name: 'Akun' });
  if (account) await user.click(account);
  await screen.findByRole('heading', { name: 'Sari Dewi' });
  visit.network.lose();
  await user.click(screen.getByRole('link', { name: 'Ubah data diri' }));
  await waitFor(async () => expect(await name()).toHaveProperty('value', 'Sari Dewi'));
  await save('Sari');
  await screen.findByText(/^Tidak ada sinyal\. Tidak ada yang berubah/);
});

test('a guest on an account page is redirected to sign in and back', async () => {
  await open('/ovb/user-login');
  await screen.findByRole('heading', { name: /^Masuk/ });
  await open('/user/dashboard-my-offer');
  await arriveAt(`/myaccount/signin?redirect=${encodeURIComponent('/user/dashboard-my-offer')}`);
  await user.click(await number());
  const mobile = newMobile();
  await user.keyboard(`${mobile}{Enter}`);
  await user.type(await code(), visit.api.codeSentTo(mobile.replace('0', '+62')));
  await arriveAt('/user/dashboard-my-offer');
});

test('the account link leads to the account, even offline', async () => {
  await signInTo(visit, '/myaccount/profile');
  visit.network.lose();
  await open('/ovb/user-login');
  await arriveAt('/myaccount/profile');
});

test('a consent to an agent is ended after a question', async () => {
  const agent = new Seller(visit.api);
  await agent.signIn(visit.database, newMobile().replace('0', '+62'), 'agent');
  const mobile = newMobile();
  await agent.ask('askSeller', { clientId: randomUUID(), name: 'Sari', mobile });
  const stateOf = async () => (await agent.ask('agentDesk', {})).leads[0]?.state;
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

  await signInTo(visit, '/myaccount/my-agent', mobile);
  await press('Terima');
  await press('Akhiri persetujuan');
  await press('Tetap setuju');
  await press('Akhiri persetujuan');
  expect(await stateOf()).toBe('agreed');
  await press('Akhiri');
  await screen.findByText('Belum ada permintaan agen');
  expect(await stateOf()).toBe('refused');
});

test('a dealer’s page is saved without losing what was refused before', async () => {
  const mobile = newMobile();
  await new Seller(visit.api).signIn(visit.database, mobile.replace('0', '+62'), 'dealer');
  await signInTo(visit, '/ovb/import', mobile);
  const name = await screen.findByLabelText('Nama usaha');
  await user.clear(name);
  await user.type(name, 'X');
  await user.selectOptions(await screen.findByLabelText('Juga melayani (sampai 10 kota)'), 'Surabaya');
  await user.click(screen.getByLabelText('Senin'));
  // Not by its role, which is slow beside two lists of all cities.
  const save = () => user.click(screen.getByText('Simpan halaman'));
  await save();
  await screen.findByText('Nama usaha 3 sampai 60 karakter.');
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.type(name, ' Mobil');
  await save();
  await waitFor(async () => {
    const pages = await visit.database.orm.select().from(schema.dealerPages);
    expect(pages.find((page) => page.name === 'X Mobil')).toMatchObject({
      areas: [expect.any(Number)],
      hours: [[['09:00', '17:00']], [], [], [], [], [], []],
    });
  });
});
