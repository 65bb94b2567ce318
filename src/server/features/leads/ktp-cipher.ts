import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 'v1';
const tagLength = 16;

/** Encrypts national ids (AES-256-GCM, RFC 5116), so that access to the database alone reveals none. */
export function createKtpCipher(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lajur ktp', 32));
  return {
    /** @param about the row it belongs to; it cannot be decrypted as part of another row */
    seal(ktp: string, about: string): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
      cipher.setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(ktp, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [version, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
    },

    /** @throws for another key, another row, or a changed ciphertext */
    open(text: string, about: string): string {
      const [kind, nonce = '', sealed = ''] = text.split('.');
      if (kind !== version) throw new Error('a national id of an unknown form');
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
        authTagLength: tagLength,
      });
      decipher.setAAD(Buffer.from(about));
      decipher.setAuthTag(bytes.subarray(-tagLength));
      return Buffer.concat([decipher.update(bytes.subarray(0, -tagLength)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}
export type KtpCipher = ReturnType<typeof createKtpCipher>;
