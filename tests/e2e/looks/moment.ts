/** When pictures are taken: on a Tuesday, at 10 in the morning in Chicago, when calls are answered. */
export const moment = new Date('2026-11-10T16:00:00Z');
