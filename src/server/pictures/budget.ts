import { HourlyBudget } from '#src/server/http/hourlyBudget.ts';
import type { SharedCounts } from '#src/server/http/sharedCounts.ts';

const MB = 1024 * 1024;

/** What the visitor of one lead, and everybody at one address together, may send within an hour. */
const limits = {
  lead: { bytes: 60 * MB, pictures: 60 },
  address: { bytes: 300 * MB, pictures: 300 },
} as const;

export type UploadBudget = ReturnType<typeof uploadBudget>;

/**
 * Counts pictures and the bytes that are taken of them, on all servers together; what is left aside costs nobody
 * anything. A factor of 0 switches the limits off.
 */
export const uploadBudget = (factor: number, counts: SharedCounts | undefined) =>
  new HourlyBudget<keyof typeof limits, 'bytes' | 'pictures'>(limits, factor, { name: 'pictures', counts });
