import { AwsClient } from 'aws4fetch';
import { readBounded } from '#src/server/http/bounded.ts';
import { codeOf } from '#src/server/codeOf.ts';
import type { Settings } from '#src/server/settings/settings.ts';

/** Objects of an S3-compatible bucket, by key. Everything rejects where the bucket does not answer as it should. */
export type Bucket = {
  put(key: string, content: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
};

/** The bucket refused, or was not there. `code` names what it was asked, and its status or why there is none. */
export class BucketError extends Error {
  readonly code: string;

  constructor(method: string, status: number | string, cause?: unknown) {
    super('The bucket of pictures did not do what it was asked.', { cause });
    this.name = 'BucketError';
    this.code = `${method}_${status}`;
  }
}

/** Bytes of an object at most: no picture of ours has as many. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The bucket of the settings; undefined where pictures are stored in the database. */
export function bucketOf({ picturesUrl, partnerTimeoutMs, ...keys }: Settings): Bucket | undefined {
  if (picturesUrl === undefined) return undefined;
  const client = new AwsClient({
    accessKeyId: keys.picturesKeyId ?? '',
    secretAccessKey: keys.picturesSecret ?? '',
    region: keys.picturesRegion,
    service: 's3',
    retries: 0,
  });
  const base = picturesUrl.replace(/\/+$/, '');
  const ask = async (method: string, key: string, body?: Uint8Array) => {
    const request = {
      method,
      // What is signed, and the picture, go to the address of the settings and nowhere else.
      redirect: 'error' as const,
      signal: AbortSignal.timeout(partnerTimeoutMs),
      // Its bytes are those of a buffer of this process.
      ...(body && { body: body as Uint8Array<ArrayBuffer>, headers: { 'content-type': 'application/octet-stream' } }),
    };
    const response = await client.fetch(`${base}/${key}`, request).catch((error: unknown) => {
      throw new BucketError(method, codeOf(error), error);
    });
    if (response.ok || (method === 'DELETE' && response.status === 404))
      return readBounded(response, MAX_BYTES).catch((error: unknown) => {
        throw new BucketError(method, response.status, error);
      });
    await response.body?.cancel();
    throw new BucketError(method, response.status);
  };
  return {
    put: async (key, content) => void (await ask('PUT', key, content)),
    get: (key) => ask('GET', key),
    remove: async (key) => void (await ask('DELETE', key)),
  };
}
