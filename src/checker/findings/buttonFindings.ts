import type { Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { buttonWords } from '#src/i18n/locales/buttonWords.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import { stepAt, type Finding } from '#src/checker/finding.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import { pageTexts } from '#src/checker/pageTexts.ts';
import type { Registries } from '#src/checker/registries.ts';
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

const plain = (text: string) => text.trim().toLowerCase();

/** What can be read on the pages of a campaign: what they show, and the texts around them, without a Next or a Back that no page has. */
function shownIn(campaign: Campaign, tree: Tree, registries: Registries, locale: Locale): ReadonlySet<string> {
  const { shell, common } = registries.texts;
  const steps = Object.values(campaign.steps);
  const isShown: Readonly<Record<string, boolean>> = {
    next: steps.some(({ nav }) => nav.next && nav.nextLabel === undefined),
    back: steps.some(({ nav }) => nav.back),
  };
  const around = Object.keys(shell[sourceLocale]).flatMap((key) =>
    isShown[key] === false ? [] : (campaign.copy[locale]?.[`shell.${key}`] ?? shell[locale]?.[key] ?? []),
  );
  const onPages = pageTexts({ campaign, tree, registries, locale }).flatMap(({ texts }) =>
    texts.map(({ text }) => text),
  );
  return new Set(
    [...around, ...Object.values(common[locale] ?? {}), ...onPages].flatMap((text) =>
      text === undefined ? [] : plain(text),
    ),
  );
}

/** Whether a text tells to press Back on a page that has none: a step that is divided has pages with and without. */
function isBackMissing(name: string, { locale, text, at }: Written, { copy, steps }: Campaign, { texts }: Registries) {
  const back = copy[locale]?.['shell.back'] ?? texts.shell[locale]?.['back'];
  if (back === undefined || plain(name) !== plain(back) || buttonWords[locale]?.elsewhere.test(text)) return false;
  const step = steps[stepAt(at()) ?? ''];
  return step !== undefined && !step.part && !step.nav.back;
}

/**
 * Texts that tell to press a button of which no page of the campaign has a word, or Back where their own page has none: the
 * same in each language is one mistake. Consents tell of buttons elsewhere, such as those of messages.
 */
export function buttonFindings(
  texts: readonly (readonly Written[])[],
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
): Finding[] {
  const shown = new Map<Locale, ReadonlySet<string>>();
  const isMissing = (name: string, locale: Locale) => {
    const known = shown.get(locale) ?? shownIn(campaign, tree, registries, locale);
    shown.set(locale, known);
    return ![...known].some((text) => text.startsWith(plain(name)));
  };
  return texts.flatMap((inLanguages) =>
    localeCodes()
      .flatMap((locale) => inLanguages.filter((one) => one.locale === locale && one.file === undefined))
      .flatMap((one) => {
        const named = namedIn(one.locale, one.text);
        const missing = named.find((name) => isMissing(name, one.locale));
        const back = named.find((name) => isBackMissing(name, one, campaign, registries));
        const name = missing ?? back;
        const which = missing === undefined ? 'the page that shows it has no' : 'no page has a';
        return name === undefined
          ? []
          : [foundIn(one, 'C126', `This tells visitors to press "${name}", and ${which} button of that name`)];
      })
      .slice(0, 1),
  );
}
