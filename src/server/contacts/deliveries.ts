import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Channel } from '#src/domain/channel.ts';
import type { Settings } from '#src/server/settings/settings.ts';

/** How many of the latest deliveries are known of a channel. */
const KNOWN = 20;

/** How long deliveries took that came through, and what became of the latest one. */
type Lately = { took: number[]; failed?: { took: number; error: unknown; at: number } };

/** For how long a failure is taken for what the next delivery would meet. */
const FAILED_MS = 5 * 60_000;

const ofServers = new WeakMap<Settings, Map<Channel, Lately>>();

function latelyOf(settings: Settings, channel: Channel): Lately {
  const channels = ofServers.get(settings) ?? new Map<Channel, Lately>();
  ofServers.set(settings, channels);
  const lately = channels.get(channel) ?? { took: [] };
  channels.set(channel, lately);
  return lately;
}

/** Does a delivery, and notes how long it took. `isOfGateway` tells a failure that whoever asks next would meet as well. */
export async function timed<T>(
  { settings, channel }: { settings: Settings; channel: Channel },
  work: () => Promise<T>,
  isOfGateway: (error: unknown) => boolean,
): Promise<T> {
  const lately = latelyOf(settings, channel);
  const start = performance.now();
  try {
    const outcome = await work();
    lately.took = [...lately.took, performance.now() - start].slice(-KNOWN);
    delete lately.failed;
    return outcome;
  } catch (error) {
    if (isOfGateway(error)) lately.failed = { took: performance.now() - start, error, at: performance.now() };
    throw error;
  }
}

/**
 * Delivers nothing, and goes as a delivery of the channel has lately gone: as long as one of the latest took, by chance, or
 * with the failure that the very latest met. Of a server that has delivered nothing yet it is known to nobody how long that is.
 */
export async function likeLately(settings: Settings, channel: Channel): Promise<void> {
  const { took, failed: latest } = latelyOf(settings, channel);
  const failed = latest && performance.now() - latest.at < FAILED_MS ? latest : undefined;
  await delay(failed?.took ?? took[Math.floor(Math.random() * took.length)] ?? 0);
  if (failed) throw failed.error;
}
