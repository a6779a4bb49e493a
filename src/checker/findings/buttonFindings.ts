import type { Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { buttonWords } from '#src/i18n/locales/buttonWords.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
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

/**
 * Texts that tell to press a button of which no page of the campaign has a word: the same in each language is one mistake. Consents
 * tell of buttons elsewhere, such as those of messages.
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
        const missing = namedIn(one.locale, one.text).find((name) => isMissing(name, one.locale));
        return missing === undefined
          ? []
          : [foundIn(one, 'C126', `This tells visitors to press "${missing}", and no page has a button of that name`)];
      })
      .slice(0, 1),
  );
}
