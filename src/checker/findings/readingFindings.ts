import type { Locale } from '#src/domain/facts.ts';
import { documentName, type Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import type { Counts, Reading } from '#src/i18n/locales/readingMeasure.ts';
import { readingMeasures } from '#src/i18n/locales/readingMeasures.ts';
import type { Code } from '#src/checker/codes.ts';
import { consentTexts, type ConsentLibrary } from '#src/checker/consents.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import { isIn, type Finding, type Place } from '#src/checker/finding.ts';
import { pageTexts } from '#src/checker/pageTexts.ts';
import { countsOf, readingOf, sumOf } from '#src/checker/readingLevel.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import type { Registries } from '#src/checker/registries.ts';
import { brief } from '#src/checker/quoting.ts';

/** Product constant: words in sentences without which a formula that was made for passages says too little. */
const FEWEST_WORDS: Readonly<Record<Reading, number>> = { page: 50, text: 20, consent: 20 };

/** What is read as one, with its counts and how findings call it. */
type Read = { code: Code; reading: Reading; locale: Locale; what: () => string; at: () => Place; counts: Counts };

const rounded = (figure: number) => figure.toFixed(1);

/** The hardest that was read of each kind in each language, by its figure. */
type Hardest = Partial<Record<Reading, Partial<Record<Locale, { figure: number; isHarder: boolean }>>>>;

/** What is harder to read than the campaign, or else its language, allows. */
function tooHard(
  { code, reading, locale, what, at, counts }: Read,
  document: CampaignDocument,
  hardest: Hardest,
): Finding[] {
  if (counts.words < FEWEST_WORDS[reading]) return [];
  const level = readingOf(counts, locale);
  const own = document.readingLevel?.[reading]?.[locale];
  if (!level) return [];
  const before = hardest[reading]?.[locale]?.figure;
  if (before === undefined || level.figure > before === level.measure.isHardWhenHigh)
    hardest[reading] = { ...hardest[reading], [locale]: { figure: level.figure, isHarder: level.isTooHard(reading) } };
  if (!level.isTooHard(reading, own)) return [];
  const { figure, measure, limitOf } = level;
  const limit = `${limitOf(reading, own)} is the ${measure.isHardWhenHigh ? 'most' : 'least'}`;
  const { sentences, words, syllables } = counts;
  const why = `${rounded(words / sentences)} words a sentence and ${rounded(syllables / words)} syllables a word`;
  return [{ code, at: at(), message: `${what()} has a ${measure.name} of ${rounded(figure)}, and ${limit}: ${why}` }];
}

/** Product constant: how much further than what is hardest a limit may be that a campaign sets: grades of school, or points of a hundred. */
const mostSlack = { grades: 3, points: 10 } as const;

/** Limits that are wider than those of the language without need, or by far: they would hide what nobody has looked at. */
function needlessLimits({ readingLevel }: CampaignDocument, tree: Tree, hardest: Hardest): Finding[] {
  const readings: readonly Reading[] = ['page', 'text', 'consent'];
  return readings.flatMap((reading) =>
    localeCodes().flatMap((locale): Finding[] => {
      const limit = readingLevel?.[reading]?.[locale];
      const measure = readingMeasures[locale];
      if (limit === undefined || !measure) return [];
      const usual = measure.limits[reading];
      const [sign, most, slack] = measure.isHardWhenHigh
        ? [1, 'hardest', mostSlack.grades]
        : [-1, 'least easy', mostSlack.points];
      const { figure = usual, isHarder = false } = hardest[reading]?.[locale] ?? {};
      const needed = isHarder ? figure : usual;
      if ((limit - usual) * sign <= 0 || (limit - needed) * sign <= (isHarder ? slack : 0)) return [];
      const message = isHarder
        ? `The ${most} here has ${rounded(figure)}, and ${limit} lets pass what is much harder: set a limit close to it`
        : `Nothing here needs another limit than ${usual}: leave ${limit} out`;
      return [{ code: 'C061', at: placeOf(tree, ['readingLevel', reading, locale]), message }];
    }),
  );
}

/** What was counted of a text: campaigns share most of theirs. */
const counted = onceForTexts((locale, text): Counts => countsOf(text, locale));

/**
 * Finds pages, texts of them and consents that are too hard to read, in each language that has a measure. A text is
 * found once, and the pages that show it are not.
 */
export function readingCheck(registries: Registries, consents: ConsentLibrary) {
  function inPages(
    { campaign, document, tree }: { campaign: Campaign; document: CampaignDocument; tree: Tree },
    locale: Locale,
    hardest: Hardest,
  ): Finding[] {
    const found = new Set<string>();
    return pageTexts({ campaign, tree, registries, locale }).flatMap(({ step, texts }) => {
      const each = texts.map(({ text, at }) => ({ text, at, counts: counted(locale, text) }));
      const hard = each.flatMap(({ text, at, counts }) =>
        tooHard({ code: 'C037', reading: 'text', locale, what: () => brief(text), at, counts }, document, hardest),
      );
      const news = hard.filter(({ message }) => !found.has(message));
      for (const { message } of news) found.add(message);
      if (hard.length > 0) return news;
      const counts = sumOf(each.map((one) => one.counts));
      const what = () => `The page "${step.name}"`;
      const at = () => placeOf(tree, ['steps', documentName(step)], true);
      return tooHard({ code: 'C037', reading: 'page', locale, what, at, counts }, document, hardest);
    });
  }

  return (campaign: Campaign, document: CampaignDocument, tree: Tree) => {
    const hardest: Hardest = {};
    const pages = localeCodes().flatMap((locale) => inPages({ campaign, document, tree }, locale, hardest));
    const ofConsents = consentTexts(campaign, tree, registries, consents).flatMap(({ file, locale, text, at }) =>
      tooHard(
        { code: 'C038', reading: 'consent', locale, what: () => file, at: () => at, counts: counted(locale, text) },
        document,
        hardest,
      ),
    );
    // Those of a document that it extends are for what stands there.
    const needless = needlessLimits(document, tree, hardest).filter((one) => isIn(campaign.name, one));
    return { tooHard: [...pages, ...ofConsents], needless };
  };
}
