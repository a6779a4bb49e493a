import { ApiError } from '#src/api/apiError.ts';
import type { Call } from '#src/api/call.ts';
import { aboutLead } from '#src/api/inHeader.ts';
import { uuid } from '#src/api/uuid.ts';
import { maxVisibleWaitMs, retry } from '#src/api/retry.ts';
import { maxPartBytes, pictureRefusals, type PictureRefusal } from '#src/domain/pictures.ts';

/** A picture to be sent for the lead of this tab. */
export type PictureToSend = {
  call: Call;
  /** Of the saved lead; while its save is still being tried there is none. */
  leadSlug: () => string | undefined;
  campaign: string;
  shot: string;
  file: Uint8Array<ArrayBuffer>;
  signal: AbortSignal;
  /** Called with the bytes that have arrived, and when a connection is being waited for. */
  onProgress: (progress: { arrived?: number; isWaiting: boolean }) => void;
};

const leastPartBytes = 16 * 1024;
const firstPartBytes = 96 * 1024;
/** A part that takes less is followed by one twice its size. */
const quickMs = 1500;
/** Waits after attempts that failed one after the other; the last is repeated. */
const delaysMs = [500, 1000, 2000, 4000, 8000];
/** Attempts in a row that may fail before the visitor is asked. */
const maxFailures = 10;

/** Whether the same may work later: not what the server refuses, except for a consent that is still on its way. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'pictureConsent' || (error.isTransient && error.code !== 'pictureBudget'));

/** Waits, or until the network is back. Rejects once the signal says so. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(new DOMException('The visitor stopped it.', 'AbortError'));
      else resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/** The work, or a rejection as soon as the signal says so: nobody waits for the answer to a call that was cut. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The visitor stopped it.', 'AbortError'));
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * The id of a picture follows from its content and from whose it is: the same picture chosen again, even after a
 * reload, goes on where it was cut. Random on pages without a secure context.
 */
async function idOf({ file, shot }: PictureToSend, slug: string): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return uuid();
  const name = new TextEncoder().encode(`${slug} ${shot} `);
  const whole = new Uint8Array(name.length + file.length);
  whole.set(name);
  whole.set(file, name.length);
  const hash = new Uint8Array(await subtle.digest('SHA-256', whole)).subarray(0, 16);
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type Upload = { slug: string; pictureId: string; partBytes: number; arrived?: number };

/** Announces the picture, or sends its next part. Gives whether it is stored. */
async function advance({ call, campaign, shot, file }: PictureToSend, upload: Upload): Promise<boolean> {
  const { slug, pictureId, partBytes, arrived } = upload;
  const { params, settings } = aboutLead(slug);
  const begun = performance.now();
  const reply =
    arrived === undefined
      ? await call('createPicture', { params, body: { pictureId, campaign, shot, bytes: file.length } }, settings)
      : await call(
          'uploadPicture',
          {
            params: { ...params, pictureId },
            query: { offset: arrived },
            body: file.slice(arrived, arrived + partBytes),
          },
          settings,
        );
  if (performance.now() - begun < quickMs) upload.partBytes = Math.min(maxPartBytes, partBytes * 2);
  upload.arrived = reply.received;
  return reply.isStored;
}

/** An upload begins when the lead is saved; before, it is as if the server were away. */
async function begin(picture: PictureToSend): Promise<Upload> {
  const slug = picture.leadSlug();
  if (slug === undefined) throw new ApiError({ status: 0, code: 'network', message: 'The lead is not saved yet.' });
  return { slug, pictureId: await idOf(picture, slug), partBytes: firstPartBytes };
}

/** What became of a picture: its id on the server, or why it is not there. */
export type SentPicture = { pictureId: string } | { refusal: PictureRefusal | 'unreachable' };

function refusalOf(error: unknown): SentPicture {
  const code = error instanceof ApiError ? error.code : '';
  return { refusal: pictureRefusals.find((known) => known === code) ?? 'unreachable' };
}

/** After a failure: where to go on is asked anew, for a part may have arrived although its answer did not. */
const begunAnew = ({ slug, pictureId, partBytes }: Upload): Upload => ({
  slug,
  pictureId,
  partBytes: Math.max(leastPartBytes, partBytes / 2),
});

/**
 * Sends a picture part by part and goes on where a connection was cut, until the server has stored or refused it, or
 * many attempts in a row have failed. Rejects with an `AbortError` and nothing else.
 */
export async function sendPicture(picture: PictureToSend): Promise<SentPicture> {
  const { signal, onProgress } = picture;
  let upload: Upload | undefined;
  for (let failures = 0; ;) {
    signal.throwIfAborted();
    try {
      upload ??= await begin(picture);
      if (await orAborted(advance(picture, upload), signal)) return { pictureId: upload.pictureId };
      failures = 0;
      onProgress({ arrived: upload.arrived ?? 0, isWaiting: false });
    } catch (error) {
      signal.throwIfAborted();
      if (!mayPass(error) || failures >= maxFailures) return refusalOf(error);
      upload &&= begunAnew(upload);
      onProgress({ isWaiting: true });
      await pause(delaysMs[Math.min(failures, delaysMs.length - 1)] ?? 0, signal);
      failures += 1;
    }
  }
}

/** Deletes a picture that was sent. Resolves with whether it is gone. */
export async function removePicture(
  { call, leadSlug }: Pick<PictureToSend, 'call' | 'leadSlug'>,
  pictureId: string,
): Promise<boolean> {
  const slug = leadSlug();
  if (slug === undefined) return true;
  const { params, settings } = aboutLead(slug);
  const remove = () => call('removePicture', { params: { ...params, pictureId }, body: {} }, settings);
  return retry(remove, { delaysMs: [1000], maxWaitMs: maxVisibleWaitMs }).then(
    () => true,
    () => false,
  );
}
