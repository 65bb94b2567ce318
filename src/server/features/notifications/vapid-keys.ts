import { createECDH } from 'node:crypto';

export type VapidKeys = {
  /** Base64url: the public key, for browsers (RFC 8292, 3.2). */
  readonly publicKey: string;
  readonly privateKey: string;
};

/** Whether a text is a private VAPID key: 32 bytes of base64url. */
export function isVapidPrivateKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}=?$/.test(text) && publicKeyOf(text) !== undefined;
}

/**
 * The key pair of a private key.
 * @throws Error if it is invalid
 */
export function vapidKeysOf(privateKey: string): VapidKeys {
  const publicKey = publicKeyOf(privateKey);
  if (publicKey === undefined) throw new Error('no private key of VAPID');
  return { publicKey, privateKey: privateKey.replace(/=$/, '') };
}

function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url', 'uncompressed');
  } catch {
    // Zero, or beyond the order of the curve.
    return undefined;
  }
}
