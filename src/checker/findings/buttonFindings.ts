import type { Locale } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { buttonWords } from '#src/i18n/locales/buttonWords.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import { stepAt, type Finding } from '#src/checker/finding.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import { pageTexts } from '#src/checker/pageTexts.ts';
import { stepGraph } from '#src/checker/proof/stepGraph.ts';
import type { Registries } from '#src/checker/registries.ts';
import { nextLabel, plain } from './nextLabels.ts';
import { foundIn, type Written } from './wordFindings.ts';

/** The buttons that a text tells its readers to press. */
const namedIn = onceForTexts((locale, text): string[] => {
  const { named, keys } = buttonWords[locale] ?? {};
  if (!named) return [];
  return [...text.matchAll(named)].flatMap(({ groups }) => {
    const name = groups?.['quoted'] ?? groups?.['plain'] ?? '';
    return keys?.test(name) ? [] : [name];
  });
});

/** The pages of a campaign that are read, in a language. */
type Source = { campaign: Campaign; tree: Tree; registries: Registries; locale: Locale };

/** What can be read on some pages of a campaign: what they show, and the texts around them, without a Next or a Back that none of them has. */
function shownOn(steps: readonly CampaignStep[], source: Source): ReadonlySet<string> {
  const { campaign, registries, locale } = source;
  const { shell, common } = registries.texts;
  const isShown: Readonly<Record<string, boolean>> = {
    next: steps.some(({ nav }) => nav.next && nav.nextLabel === undefined),
    back: steps.some(({ nav }) => nav.back),
  };
  const around = Object.keys(shell[sourceLocale]).flatMap((key) =>
    isShown[key] === false ? [] : (campaign.copy[locale]?.[`shell.${key}`] ?? shell[locale]?.[key] ?? []),
  );
  const onPages = pageTexts(source).flatMap(({ step, texts }) =>
    steps.includes(step) ? texts.map(({ text }) => text) : [],
  );
  return new Set(
    [...around, ...Object.values(common[locale] ?? {}), ...onPages].flatMap((text) =>
      text === undefined ? [] : plain(text),
    ),
  );
}

const isIn = (shown: ReadonlySet<string>, name: string) => [...shown].some((text) => text.startsWith(plain(name)));

/**
 * Whether a text tells to press the button of another page, Next and its names or Back, that its own page lacks: a step that is
 * divided has pages with and without. One that comes later may be meant, unless it is to go on by.
 */
function isOfOtherPage(name: string, { text, at }: Written, source: Source): boolean {
  const { campaign, registries, locale } = source;
  const { elsewhere, goesOn } = buttonWords[locale] ?? {};
  const step = campaign.steps[stepAt(at()) ?? ''];
  if (!step || step.part || elsewhere?.test(text)) return false;
  const back = campaign.copy[locale]?.['shell.back'] ?? registries.texts.shell[locale]?.['back'];
  if (back !== undefined && plain(name) === plain(back)) return !step.nav.back;
  const having = Object.values(campaign.steps).filter((one) =>
    nextLabel(one, locale, campaign, registries)?.startsWith(plain(name)),
  );
  const ahead = stepGraph({ campaign, registries }).ahead(step);
  const isLater = having.some((one) => ahead.has(one.name)) && goesOn?.test(text) !== true;
  return having.length > 0 && !having.includes(step) && !isLater && !isIn(shownOn([step], source), name);
}

/**
 * Texts that tell to press a button of which no page of the campaign has a word, or Back or the Next of another page where their
 * own page has none: the same in each language is one mistake. Consents tell of buttons elsewhere, such as those of messages.
 */
export function buttonFindings(
  texts: readonly (readonly Written[])[],
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
): Finding[] {
  const shown = new Map<Locale, ReadonlySet<string>>();
  const isMissing = (name: string, locale: Locale) => {
    const known = shown.get(locale) ?? shownOn(Object.values(campaign.steps), { campaign, tree, registries, locale });
    shown.set(locale, known);
    return !isIn(known, name);
  };
  return texts.flatMap((inLanguages) =>
    localeCodes()
      .flatMap((locale) => inLanguages.filter((one) => one.locale === locale && one.file === undefined))
      .flatMap((one) => {
        const named = namedIn(one.locale, one.text);
        const missing = named.find((name) => isMissing(name, one.locale));
        const source = { campaign, tree, registries, locale: one.locale };
        const name = missing ?? named.find((each) => isOfOtherPage(each, one, source));
        const which = missing === undefined ? 'the page that shows it has no' : 'no page has a';
        return name === undefined
          ? []
          : [foundIn(one, 'C126', `This tells visitors to press "${name}", and ${which} button of that name`)];
      })
      .slice(0, 1),
  );
}
