import { screen } from '@testing-library/react';
import type { Visit } from './open-page.tsx';

/** A number that no other test signs in with, as it is typed. */
export const newMobile = () => `0812${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Requests a code for a number in the shown form. @returns the code */
export async function askForCode({ user, api }: Visit, mobile: string): Promise<string> {
  const number = await screen.findByLabelText('Nomor HP');
  await user.clear(number);
  await user.type(number, mobile);
  await user.click(screen.getByRole('button', { name: 'Kirim kode' }));
  await screen.findByLabelText('Kode 6 angka');
  return api.codeSentTo(mobile.replace(/^0/, '+62'));
}

/** Signs in by the form and comes to where it leads. */
export async function signInTo(visit: Visit, target: string, mobile = newMobile()): Promise<string> {
  await visit.open(`/myaccount/signin?redirect=${encodeURIComponent(target)}`);
  const code = await askForCode(visit, mobile);
  await visit.user.type(screen.getByLabelText('Kode 6 angka'), code);
  await visit.arriveAt(target);
  return mobile;
}
