import type { CDPSession } from '@playwright/test';

/** A request with the times at which it was sent and answered to its end, in milliseconds since 1970. */
export type Sent = { url: string; start: number; end: number };

/** Follows the requests of a page. The functions give those that were answered so far, and the bytes of them all as they were sent. */
export async function followNetwork(session: CDPSession): Promise<{ sent: () => Sent[]; bytes: () => number }> {
  const underWay = new Map<string, { url: string; start: number; monotonic: number }>();
  const answered: Sent[] = [];
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (request.url.startsWith('http'))
      underWay.set(requestId, { url: request.url, start: wallTime * 1000, monotonic: timestamp });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = underWay.get(requestId);
    if (!one) return;
    underWay.delete(requestId);
    bytes += encodedDataLength;
    answered.push({ url: one.url, start: one.start, end: one.start + (timestamp - one.monotonic) * 1000 });
  });
  await session.send('Network.enable');
  return { sent: () => answered, bytes: () => bytes };
}
