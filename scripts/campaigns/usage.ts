import { formats } from '#src/checker/formats.ts';
import { nameOfLanguage } from '#src/checker/missingTranslations.ts';
import { translations } from '#src/checker/translationPairs.ts';

const helpLine = (what: string, meaning: string) => `\n${what.padEnd(34)}${meaning}`;
const strictLines = translations.map((locale) =>
  helpLine(`    --strict-${locale}`, `a text without ${nameOfLanguage(locale)} is a finding`),
);
const missingLines = translations.map((locale) =>
  helpLine(`  missing-${locale}`, `texts that have no ${nameOfLanguage(locale)} yet`),
);
/** The formats for programs, as the help names them. */
export const formatNames = Object.keys(formats).join(' | ');

/** What the commands of campaigns are. */
export const usage = `npm run campaigns -- <command>
  check [NAME...]                 check and prove campaigns, all of them by default; with${strictLines.join('')}
    --format ${formatNames.padEnd(23)} for programs, instead of lines for people
    --watch                       again after each change
    --fix                         shows what can be mended in one way only, and asks before it writes; with --write it does not ask
  diff A B                        what visitors meet with in B in another way than in A; NAME, NAME@REVISION or FILE.json
    --format github               the same as a comment in Markdown
    --pictures                    makes a page of pictures of what changes for an example visitor of each difference
  explain CODE                    what a code such as C012 means, an example, and how to mend it
  list                            names, types and what each is for
  show NAME                       the document with everything inherited and every default
  new NAME --from BASE            a new campaign that extends another
  try NAME                        goes every way through it in a browser, and makes a page of pictures
  translated [NAME...]            remembers what the translations were made from, once they follow their English${missingLines.join('')}
  --folder FOLDER                 where the documents are, by default campaigns
  --help                          this
Ends with 0 where nothing was found, with 1 after findings or differences, and with 2 where it could not run.`;
