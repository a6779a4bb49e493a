import type { Locale } from '#src/domain/facts.ts';
import { documentName, type Campaign } from '#src/flow/campaign.ts';
import { isWritten } from '#src/i18n/isWritten.ts';
import { suggestion } from '#src/checker/suggestion.ts';
import type { Finding } from '#src/checker/finding.ts';
import { placeOf } from '#src/checker/document/tree.ts';
import { translations, type TranslationPair } from '#src/checker/translationPairs.ts';
import { blankIn, blanksOf, strayBrace, straying } from './blanks.ts';
import { linkError, linksIn, wrongTarget } from './links.ts';
import { differences } from './translationPairFindings.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import { named } from '#src/checker/json.ts';
import type { Registries } from '#src/checker/registries.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import type { Messages } from '#src/i18n/texts.ts';

type Owner = { messages: Messages } | { error: string };
type Wrong = Pick<Finding, 'code' | 'message'>;

/** Whose messages a key overrides: the shell's, the common ones, a kind's, or those of one field. */
function ownerOf(parts: readonly string[], campaign: Campaign, { kinds, texts }: Registries): Owner {
  const [first = '', second = ''] = parts;
  const steps = Object.keys(campaign.steps);
  const names = ['shell', 'common', ...Object.keys(kinds)];
  if (parts.length === 2) {
    if (first === 'shell' || first === 'common') return { messages: texts[first] };
    const messages = named(kinds, first)?.messages;
    if (!messages) return { error: `"${first}" is no kind${suggestion(first, names)}` };
    const isUsed = Object.values(campaign.steps).some(({ fields }) => fields.some(({ kind }) => kind === first));
    return isUsed ? { messages } : { error: `No field of this campaign is of the kind ${first}` };
  }
  if (parts.length !== 3)
    return { error: 'A key is `Kind.message`, `step.fieldId.message`, `shell.` or `common.message`' };
  if (!named<unknown>(campaign.steps, first))
    return { error: `This campaign has no step "${first}"${suggestion(first, steps)}` };
  const fields = Object.values(campaign.steps).flatMap((step) => (documentName(step) === first ? step.fields : []));
  const field = fields.find(({ id }) => id === second);
  const ids = fields.map(({ id }) => id);
  const messages = field && kinds[field.kind]?.messages;
  return messages ? { messages } : { error: `The step "${first}" has no field "${second}"${suggestion(second, ids)}` };
}

const idle = (message: string): Wrong => ({ code: 'C027', message });

/** The default text for a key. */
function standardOf(key: string, messages: Messages, { texts, checks }: Registries): string | undefined {
  const message = key.split('.').at(-1) ?? '';
  return (
    [messages, texts.common].map((all) => named(all[sourceLocale], message)).find(Boolean) ??
    named(checks, message)?.messages[sourceLocale]
  );
}

/** Why nobody reads the text of a check: none of the fields that the key is for has it. */
function uncheckedBy(
  [first = '', second = '', third]: readonly string[],
  { steps }: Campaign,
  messages: Messages,
  { texts, checks }: Registries,
): string | undefined {
  const name = third ?? second;
  const isOwn = [messages, texts.common].some((all) => named(all[sourceLocale], name));
  if (isOwn || !named<unknown>(checks, name)) return undefined;
  const fields = Object.values(steps).flatMap((step) =>
    step.fields.filter((field) =>
      third === undefined ? field.kind === first : documentName(step) === first && field.id === second,
    ),
  );
  if (fields.some((field) => field.checks?.some(({ check }) => check === name))) return undefined;
  return third === undefined
    ? `No field of the kind ${first} has a check "${name}", whose text this would be`
    : `"${second}" of the step "${first}" has no check "${name}", whose text this would be`;
}

function textError(
  key: string,
  text: string,
  locale: Locale,
  campaign: Campaign,
  registries: Registries,
): Wrong | undefined {
  const parts = key.split('.');
  const owner = ownerOf(parts, campaign, registries);
  if ('error' in owner) return idle(owner.error);
  const message = parts.at(-1) ?? '';
  const standard = standardOf(key, owner.messages, registries);
  if (standard === undefined) {
    const names = Object.keys(owner.messages[sourceLocale]);
    return idle(`There is no message "${message}"${suggestion(message, names) || `; known: ${names.join(', ')}`}`);
  }
  const unchecked = uncheckedBy(parts, campaign, owner.messages, registries);
  if (unchecked !== undefined) return idle(unchecked);
  if (strayBrace(text) !== undefined) return { code: 'C028', message: straying };
  const wrong = blankIn(text, blanksOf(standard));
  if (wrong !== undefined)
    return { code: 'C028', message: `Nothing fills {${wrong}} here; the default text is "${standard}"` };
  const lost = linkError(text, linksIn(standard).length > 0) ?? wrongTarget(locale, text);
  return lost === undefined ? undefined : { code: 'C062', message: lost };
}

/** Whether the same document gives each field of the kind a text of its own, so that nobody reads this one of the kind. */
function isShadowed(key: string, locale: Locale, { steps, copy }: Campaign, tree: Tree): boolean {
  const [kind, message, third] = key.split('.');
  if (third !== undefined) return false;
  const fields = Object.values(steps).flatMap((step) =>
    step.fields.flatMap((field) => (field.kind === kind ? [`${documentName(step)}.${field.id}.${message}`] : [])),
  );
  const fileOf = (name: string) => placeOf(tree, ['copy', locale, name]).source;
  return fields.length > 0 && fields.every((own) => copy[locale]?.[own] !== undefined && fileOf(own) === fileOf(key));
}

/** Where a text is replaced in this language alone, its readers are to be told what the default text tells all others: the two as a pair. */
function pairAlone(
  key: string,
  locale: Locale,
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
): TranslationPair[] {
  const translation = campaign.copy[locale]?.[key];
  if (campaign.copy[sourceLocale]?.[key] !== undefined || !isWritten(translation)) return [];
  const owner = ownerOf(key.split('.'), campaign, registries);
  const english = 'messages' in owner ? standardOf(key, owner.messages, registries) : undefined;
  const at = placeOf(tree, ['copy', locale, key]);
  return english === undefined
    ? []
    : [{ locale, path: `copy.${key}`, english, translation, englishAt: at, translationAt: at }];
}

/** The texts that are replaced in one language alone, each with the default text that all others read. */
export const pairsAlone = (campaign: Campaign, tree: Tree, registries: Registries): TranslationPair[] =>
  translations.flatMap((locale) =>
    Object.keys(campaign.copy[locale] ?? {}).flatMap((key) => pairAlone(key, locale, campaign, tree, registries)),
  );

/** Texts that replace no default text, or contain blanks or links that the default text does not have. */
export function copyFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const found = localeCodes().flatMap((locale) =>
    Object.entries(campaign.copy[locale] ?? {}).flatMap(([key, text]) => {
      const wrong =
        textError(key, text, locale, campaign, registries) ??
        (isShadowed(key, locale, campaign, tree)
          ? idle('Each field of this kind has a text of its own in place of this one')
          : undefined);
      if (wrong) return [{ key, finding: { ...wrong, at: placeOf(tree, ['copy', locale, key], true) } }];
      const alone = pairAlone(key, locale, campaign, tree, registries);
      return alone.flatMap((pair) => differences(pair)).map((finding) => ({ key, finding }));
    }),
  );
  // A key that is wrong in one language is the same mistake in the others.
  const isFirst = (key: string, index: number) => found.findIndex((other) => other.key === key) === index;
  return found.flatMap(({ key, finding }, index) => (finding.code === 'C028' || isFirst(key, index) ? finding : []));
}

/** Blanks that tell when something is, as no other text of a page does. */
const moments = ['day', 'date', 'time'];

/** Texts in English that leave out when something is, which their default text tells; translations follow their English. */
export const momentFindings = (campaign: Campaign, tree: Tree, registries: Registries): Finding[] =>
  Object.entries(campaign.copy[sourceLocale] ?? {}).flatMap(([key, text]): Finding[] => {
    const owner = ownerOf(key.split('.'), campaign, registries);
    const standard = 'messages' in owner ? (standardOf(key, owner.messages, registries) ?? '') : '';
    const told = blanksOf(text);
    const untold = blanksOf(standard).filter((blank) => moments.includes(blank) && !told.includes(blank));
    if (untold.length === 0) return [];
    const message = `This leaves out {${untold.join('} and {')}}; the default text is "${standard}"`;
    return [{ code: 'C120', at: placeOf(tree, ['copy', sourceLocale, key]), message }];
  });
