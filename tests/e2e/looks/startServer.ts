import { mock } from 'node:test';
import { moment } from './moment.ts';

// Days to book, opening hours and years are the same whenever pictures are taken.
mock.timers.enable({ apis: ['Date'], now: moment });
await import('#tests/e2e/support/startServer.ts');
