import type { SourceDefinition } from '#src/i18n/locales/locale.ts';
import { common } from './common.ts';
import { server } from './server.ts';
import { shell } from './shell.ts';

/** American English. Kinds and checks have their messages in it themselves. */
export const en: SourceDefinition = {
  facts: {
    name: 'English',
    offer: 'View in English',
    dates: 'en-US',
    dollars: { text: '${sum}', thousands: ',', cents: '.' },
    afterWeekday: ', ',
    dateLetters: { D: 'D', M: 'M', Y: 'Y' },
    product: 'studies',
    Product: 'Studies',
  },
  direction: 'ltr',
  isComplete: true,
  shell,
  common,
  server,
};
