import type { ConsentWords } from './consentWord.ts';
import { consentWords as en } from './en/consentWords.ts';
import { consentWords as es } from './es/consentWords.ts';

/** How consents name what is sent, by locale. Consents of a language that has no words here are not searched; pages load none of this. */
export const consentWords: Readonly<Record<string, ConsentWords>> = { en, es };
