import { HourlyBudget } from '#src/server/http/hourlyBudget.ts';

const MB = 1024 * 1024;

/** What the visitor of one lead, and everybody at one address together, may send within an hour. */
const limits = {
  lead: { bytes: 60 * MB, pictures: 60 },
  address: { bytes: 300 * MB, pictures: 300 },
} as const;

export type UploadBudget = ReturnType<typeof uploadBudget>;

/** Counts pictures and their bytes. A factor of 0 switches the limits off. */
export const uploadBudget = (factor: number) =>
  new HourlyBudget<keyof typeof limits, 'bytes' | 'pictures'>(limits, factor);
