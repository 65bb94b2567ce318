import { createHash, createHmac } from 'node:crypto';

/*
 * Signs calls of S3 and compatible services: AWS Signature Version 4
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */

export type AwsCredentials = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
};

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** Encodes all but RFC 3986's unreserved characters; `encodeURIComponent` leaves five others. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A path as it is signed and sent, each segment encoded once. */
export function encodedPath(parts: readonly string[]): string {
  return `/${parts.map(encode).join('/')}`;
}

/**
 * The headers that a call needs besides those given, `authorization` included.
 * @param call.headers headers to sign; `host` is the address's own
 */
export function signedHeaders(
  call: {
    readonly method: string;
    readonly url: URL;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: Uint8Array | undefined;
  },
  { accessKeyId, secretAccessKey, region }: AwsCredentials,
  now: Date,
): Record<string, string> {
  const instant = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = instant.slice(0, 8);
  const bodyHash = sha256(call.body ?? '');
  const headers: Record<string, string> = {
    ...call.headers,
    host: call.url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': instant,
  };
  const names = Object.keys(headers).sort();
  const query = [...call.url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const signed = names.join(';');
  const canonical = [
    call.method,
    call.url.pathname,
    query,
    ...names.map((name) => `${name}:${headers[name]?.trim().replace(/\s+/g, ' ')}`),
    '',
    signed,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', instant, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region));
  const signature = hmac(key, toSign).toString('hex');
  const { host: _, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${signed},Signature=${signature}`,
  };
}
