/** Ways to write to somebody. */
export const channels = ['email', 'text'] as const;
export type Channel = (typeof channels)[number];
