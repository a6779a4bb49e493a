import type { Locale } from '#src/domain/facts.ts';
import { agencies, approvals } from '#src/i18n/locales/approvalWords.ts';
import { doubts, familiar, irrevocable, promises } from '#src/i18n/locales/textMarks.ts';
import { urgency } from '#src/i18n/locales/urgencyWords.ts';
import type { Code } from '#src/checker/codes.ts';
import type { Finding } from '#src/checker/finding.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import { brief } from '#src/checker/quoting.ts';
import { foundIn, type Written } from './wordFindings.ts';

/** What is read in a text that should not be; undefined where nothing is. */
type Reading = (locale: Locale, text: string) => string | undefined;

/** Is in no text. */
const nothing = /(?!)/gu;

/** Words of one of the patterns, unless their sentence takes them back or asks whether it is so. */
const undoubted =
  (patterns: Readonly<Record<string, RegExp | undefined>>): Reading =>
  (locale, text) => {
    for (const { 0: words, index } of text.matchAll(patterns[locale] ?? nothing)) {
      const before =
        text
          .slice(0, index)
          .split(/[.!?:;]\s/u)
          .at(-1) ?? '';
      if (!doubts[locale]?.test(before)) return words;
    }
    return undefined;
  };

const approved = undoubted(approvals);

/** The text without what somebody else is quoted with. */
const withoutQuotes = (text: string) => text.replaceAll(/“[^”]*”|«[^»]*»|"[^"]*"/gu, ' ');

const friendly: Reading = (locale, text) => familiar[locale]?.exec(withoutQuotes(text))?.[0];

const final: Reading = (locale, text) => irrevocable[locale]?.exec(text)?.[0];

const hurrying: Reading = (locale, text) => urgency[locale]?.exec(withoutQuotes(text))?.[0];

/** A day in numbers of which either may be the month, unless the text says which is. */
const ambiguousDay: Reading = (_, text) => {
  if (/\b[DMYA]{1,4}[/.-][DMYA]{1,4}[/.-][DMYA]{1,4}\b/u.test(text)) return undefined;
  for (const [day, one, other] of text.matchAll(
    /(?<![\d/.-])(0?[1-9]|1[0-2])(?:\/(0?[1-9]|1[0-2])\/(?:\d{4}|\d{2})|[.-](?:0?[1-9]|1[0-2])[.-]\d{4})(?![\d/-])/gu,
  ))
    if (Number(one) !== Number(other ?? day.split(/[.-]/u)[1])) return day;
  return undefined;
};

/** Four words or more of capitals in a row, or a text of nothing else. */
const capitals: Reading = (_, text) => {
  const inRow = /(?<!\p{L})\p{Lu}{2,}(?:[\s,]+\p{Lu}{2,}){3,}(?!\p{L})/u.exec(text)?.[0];
  if (inRow !== undefined) return inRow;
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.length > 1 && text === text.toUpperCase() && !/[\d_]/u.test(text) ? text : undefined;
};

const readings: readonly (readonly [Code, Reading, (words: string) => string])[] = [
  ['C105', onceForTexts(undoubted(promises)), (words) => `No study can promise ${words}: nobody knows before it ends`],
  [
    'C135',
    onceForTexts((locale, text) => (agencies.test(text) ? approved(locale, text) : undefined)),
    (words) => `${words} is read as if it were known to help and to be safe: whether it is, this study is to find out`,
  ],
  [
    'C127',
    onceForTexts(final),
    (words) => `${words} is not so: whoever has agreed may take that back at any time, as easily as it was given`,
  ],
  [
    'C132',
    onceForTexts(hurrying),
    (words) => `${words} hurries the reader: whoever may join a study must have the time to think`,
  ],
  ['C106', onceForTexts(friendly), (words) => `${words} speaks to the reader as to a friend; the other texts do not`],
  [
    'C107',
    onceForTexts(ambiguousDay),
    (words) => `${words} is one day to some readers and another to others: write the month as a word`,
  ],
  [
    'C108',
    onceForTexts(capitals),
    (words) => `${words} is in capitals, which are hard to read and may be read aloud letter by letter`,
  ],
];

/** Texts that promise too much, or that readers take otherwise than they are meant: the same in each language is one mistake. */
export const toneFindings = (texts: readonly (readonly Written[])[]): Finding[] =>
  readings.flatMap(([code, read, messageOf]) =>
    texts.flatMap((inLanguages) =>
      inLanguages
        .flatMap((one): Finding[] => {
          const words = read(one.locale, one.text);
          return words === undefined ? [] : [foundIn(one, code, messageOf(brief(words)))];
        })
        .slice(0, 1),
    ),
  );
