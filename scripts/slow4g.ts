import type { CDPSession } from 'playwright';

/** A slow 4G network as measuring tools take it: ms that each request takes besides its bytes, and bytes a second. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
} as const;

/** How many times slower than this machine an old phone is. */
const timesSlower = 4;

/** Makes the browser of a page that is not open yet an old phone on slow 4G. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
}
