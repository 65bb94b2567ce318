import { randomBytes } from 'node:crypto';
import { deviceHeader } from '#contract/account/account.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import type { ApiApp } from './api-app.ts';

export function newDeviceToken(): string {
  return randomBytes(32).toString('base64url');
}

export type SignedInDevice = {
  /** Sends a call as this account on this device. */
  readonly headers: { readonly authorization: string; readonly [deviceHeader]: string };
  /** The value of `x-lajur-account`. */
  readonly accountId: string;
};

/** Verifies a number by the code that was sent to it. @param mobile E.164 */
export async function signIn(
  { app, codeSentTo }: Pick<ApiApp, 'app' | 'codeSentTo'>,
  mobile: string,
  deviceToken: string = newDeviceToken(),
): Promise<SignedInDevice> {
  const headers = { [deviceHeader]: deviceToken };
  const post = (url: string, payload: Record<string, string>) =>
    app.inject({ method: 'POST', url, headers, payload });
  const sent = await post(endpointSchemas.otp.path, { mobile });
  if (sent.statusCode !== 200) throw new Error(`no code: ${sent.body}`);
  const signed = await post(endpointSchemas.login.path, { mobile, otp: codeSentTo(mobile) });
  if (signed.statusCode !== 200) throw new Error(`not signed in: ${signed.body}`);
  const { authKey, user } = signed.json().data;
  return { headers: { authorization: `Bearer ${authKey}`, ...headers }, accountId: user.id };
}
