import { test as base } from '#tests/e2e/support/test.ts';
import { moment } from './moment.ts';

/** A test whose pages are at the moment of their server, which stands still; some of their walks let calls fail. */
export const test = base.extend<{ still: void }>({
  expectedErrors: /Failed to load resource/,
  still: [
    async ({ context }, use) => {
      await context.clock.setFixedTime(moment);
      await use();
    },
    { auto: true },
  ],
});
