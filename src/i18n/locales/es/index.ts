import type { LocaleDefinition } from '#src/i18n/locales/locale.ts';
import { common } from './common.ts';
import { server } from './server.ts';
import { shell } from './shell.ts';

/**
 * Spanish, formal (usted), as people in the United States read it. Kinds and checks have their messages in it
 * themselves.
 */
export const es: LocaleDefinition = {
  facts: {
    name: 'Español',
    offer: 'Ver en español',
    dates: 'es',
    dollars: { text: '${sum}', thousands: ',', cents: '.' },
    afterWeekday: ' ',
    dateLetters: { D: 'D', M: 'M', Y: 'A' },
    product: 'estudios',
    Product: 'Estudios',
  },
  direction: 'ltr',
  isComplete: true,
  shell,
  common,
  server,
};
