import { acceptedCodes } from './codes/accepted.ts';
import { answerCodes } from './codes/answers.ts';
import { documentCodes } from './codes/documents.ts';
import { factCodes } from './codes/facts.ts';
import { nameCodes } from './codes/names.ts';
import type { CodePage } from './codes/page.ts';
import { peopleCodes } from './codes/people.ts';
import { questionCodes } from './codes/questions.ts';
import { readingCodes } from './codes/reading.ts';
import { saveCodes } from './codes/saves.ts';
import { sectionCodes } from './codes/sections.ts';
import { settingCodes } from './codes/settings.ts';
import { textCodes } from './codes/texts.ts';
import { toneCodes } from './codes/tone.ts';
import { wayCodes } from './codes/ways.ts';

export type { CodePage };

/** Every rule of the checker by its stable code. A code is never given to another rule. */
export const codes = {
  ...documentCodes,
  ...nameCodes,
  ...textCodes,
  ...factCodes,
  ...toneCodes,
  ...settingCodes,
  ...questionCodes,
  ...readingCodes,
  ...wayCodes,
  ...saveCodes,
  ...sectionCodes,
  ...answerCodes,
  ...peopleCodes,
  ...acceptedCodes,
} as const satisfies Readonly<Record<string, CodePage>>;

/** The code of a rule of the checker. */
export type Code = keyof typeof codes;

/** Whether the text is a code. */
export const isCode = (text: string): text is Code => Object.hasOwn(codes, text);

/** Whether what the code names is reported without failing the check. */
export function isWarning(code: Code): boolean {
  const page: CodePage = codes[code];
  return page.isWarning === true;
}

const ofWords: Readonly<Record<string, CodePage>> = { ...textCodes, ...factCodes, ...toneCodes, ...readingCodes };

/** Whether what the code names is in words alone: whatever they say, the ways through a campaign are the same. */
export const isOfWords = (code: Code): boolean => Object.hasOwn(ofWords, code);

/** Whether documents may accept for a while what the code names. */
export function mayBeAccepted(code: Code): boolean {
  const page: CodePage = codes[code];
  return page.neverAccepted !== true;
}

/** The page of a code as Markdown. */
export function explain(code: Code): string {
  const { title, why, breaks, mend, fix, neverAccepted }: CodePage = codes[code];
  const example = breaks === undefined ? [] : ['For example:', '', '```json', breaks, '```', ''];
  const heading = `## ${code} ${title}`;
  const byItself = fix === undefined ? [] : ['', `**With \`--fix\`:** ${fix}`];
  const never = neverAccepted ? ['', 'It cannot be accepted for a while.'] : [];
  const reason = isWarning(code) ? `A warning. ${why}` : why;
  return [heading, '', reason, '', ...example, `**To mend it:** ${mend}`, ...byItself, ...never].join('\n');
}
