import { described, draftChecker } from './drafts.ts';

const check = draftChecker();
const lead = (en: string, es: string) => ({ changeFields: { heading: { options: { lead: { en, es } } } } });

/** What is found of promises and statements in two texts on one way, each in both languages. */
export const foundOnOneWay = (first: readonly [string, string], second: readonly [string, string]): string[] =>
  described(check({ name: 'draft', extends: 'flare', steps: { name: lead(...first), phone: lead(...second) } })).filter(
    (one) => one.startsWith('C129'),
  );
