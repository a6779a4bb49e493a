import { moment } from './moment.ts';

// Days to book, opening hours and years are the same whenever pictures are taken. Dates of other zones extend this one,
// which those of `node:test` do not let them.
Date.now = () => moment.getTime();
globalThis.Date = new Proxy(Date, {
  construct: (date, parts, made) => Reflect.construct(date, parts.length === 0 ? [moment.getTime()] : parts, made),
});
await import('#tests/e2e/support/startServer.ts');
