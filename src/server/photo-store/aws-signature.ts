import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

export type AwsCredentials = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
};

type Call = {
  readonly method: string;
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | undefined;
};

/**
 * The headers of a call to S3 or a compatible service, including the signature. All are signed, and so is the
 * hash of the body.
 */
export async function signedHeaders(call: Call, credentials: AwsCredentials, now: Date): Promise<Headers> {
  const bodyHash = createHash('sha256')
    .update(call.body ?? '')
    .digest('hex');
  const { headers } = await new AwsV4Signer({
    ...credentials,
    service: 's3',
    method: call.method,
    url: call.url.href,
    headers: { ...call.headers, 'x-amz-content-sha256': bodyHash },
    datetime: now.toISOString().replace(/[-:]|\.\d{3}/g, ''),
    allHeaders: true,
  }).sign();
  return headers;
}
