import type { Answers, Locale } from '#src/domain/facts.ts';
import { documentName, type Campaign, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { aside, asked, besideNames, entering, ofReader, optional, skipping } from '#src/i18n/locales/questionWords.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import { unique, type Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { brief, eitherOf } from '#src/checker/quoting.ts';

type Texts = Readonly<Partial<Record<Locale, string>>>;

/** A text of an option of a field, in a language. */
type Said = { field: CampaignField; index: number; option: string; locale: Locale; text: string };

function saidIn(field: CampaignField, index: number, { kinds }: Registries): Said[] {
  const schemas = kinds[field.kind]?.options ?? {};
  return Object.entries({ ...field.options }).flatMap(([option, value]) => {
    if (schemas[option]?.type !== 'text') return [];
    // The schema has accepted it as a text.
    const texts = value as Texts;
    return localeCodes().flatMap((locale) => {
      const text = texts[locale];
      return text === undefined ? [] : [{ field, index, option, locale, text }];
    });
  });
}

/** What follows from other answers, or is asked with them. */
const beside: Readonly<Partial<Record<keyof Answers, readonly (keyof Answers)[]>>> = {
  birthDate: ['age'],
  caregiver: ['firstName'],
  contactProof: ['email', 'phone'],
};

/** The answers that a step asks for or about. */
export function askedOn({ fields }: CampaignStep, { kinds }: Registries): Set<keyof Answers> {
  const own = fields.flatMap(({ kind, options = {} }): (keyof Answers)[] => {
    const about = kinds[kind]?.asksAbout?.(options);
    return [...(kinds[kind]?.answers ?? []), ...(about ? [about] : [])];
  });
  return new Set(own.flatMap((one) => [one, ...(beside[one] ?? [])]));
}

/** The answers that a question names, in words of its language. */
export function namedIn(text: string, locale: Locale): (keyof Answers)[] {
  // An object has the keys of its type.
  const words = Object.entries(asked[locale] ?? {}) as [keyof Answers, RegExp][];
  const main = text.replaceAll(aside[locale] ?? /$^/gu, '');
  return words.flatMap(([answer, pattern]) => (pattern.test(main) ? [answer] : []));
}

/** Whether a text is nothing but the names of answers. */
export function isNames(text: string, locale: Locale): boolean {
  const names = Object.values(asked[locale] ?? {});
  const others = names.reduce((left, pattern) => left.replace(pattern, ' '), text);
  return !/\p{L}/u.test(others.replaceAll(besideNames[locale] ?? /$^/gu, ' '));
}

/** Whether the text of a heading is what its page asks for: a question, or a name for it. */
const isAsking = ({ option, text, locale }: Pick<Said, 'option' | 'text' | 'locale'>) =>
  text.includes('?') || (/text$/i.test(option) && isNames(text, locale));

/** What of a text asks for something to be entered where nothing else on its page does: not whether a message has come. */
function askingIn(text: string, locale: Locale): string {
  if (entering[locale]?.test(text)) return text;
  const questions = text.match(/[^.!?]*\?/gu) ?? [];
  return questions.filter((one) => ofReader[locale]?.test(one)).join(' ');
}

/** What is found of what a field of the step says. */
type Reading = (said: readonly Said[]) => Finding[];

/** Headings of pages that ask for something else than their page does. */
function misleadingOn(step: CampaignStep, tree: Tree, registries: Registries): Reading {
  const here = askedOn(step, registries);
  const isKnown = [...here].some((name) => Object.values(asked).some((words) => words && name in words));
  // Where nothing can be entered, nothing may be asked for.
  const isEmpty = [...here].every((name) => name === 'consents');
  if (!isKnown && !isEmpty) return () => [];
  const heads = ({ kind, options = {} }: CampaignField) => registries.kinds[kind]?.headsPage?.(options) ?? false;
  return (said) =>
    said.flatMap((one): Finding[] => {
      const { field, index, option, locale, text } = one;
      if (!heads(field) || (!isEmpty && !isAsking(one) && !entering[locale]?.test(text))) return [];
      const named = namedIn(isEmpty ? askingIn(text, locale) : text, locale);
      if (named.length === 0 || named.some((name) => here.has(name))) return [];
      const at = placeOf(tree, [...fieldPath(tree, step, index), 'options', option, locale]);
      const message = `The page "${step.name}" is headed ${brief(text)}, and asks for no ${eitherOf(named)}`;
      return [{ code: 'C115', at, message }];
    });
}

/** Titles of pages in the tab of the browser that ask for something else than their page does: once in all their languages. */
function titleFindings({ steps }: Campaign, tree: Tree, registries: Registries): Finding[] {
  const all = Object.values(steps);
  const names = new Set(all.flatMap((step) => (step.title ? [documentName(step)] : [])));
  return [...names].flatMap((name) => {
    const pages = all.filter((step) => documentName(step) === name);
    const here = pages.flatMap((page) => [...askedOn(page, registries)]);
    const title: Texts = pages[0]?.title ?? {};
    const found = localeCodes().flatMap((locale): Finding[] => {
      const text = title[locale] ?? '';
      const named = isAsking({ option: 'text', text, locale }) ? namedIn(text, locale) : [];
      if (named.length === 0 || named.some((one) => here.includes(one))) return [];
      const message = `The title of "${name}" is ${brief(text)}, and the page asks for no ${eitherOf(named)}`;
      return [{ code: 'C115', at: placeOf(tree, ['steps', name, 'title', locale]), message }];
    });
    return found.slice(0, 1);
  });
}

/** The cause of what is found where an answer of the step is owed, though it was meant to be left out. */
export const causeOfOwed = (step: CampaignStep): string => `owed ${documentName(step)}`;

/** Whether the step asks for something, and each of its fields must be answered. */
function owesAll({ fields }: CampaignStep, { kinds }: Registries): boolean {
  const asking = fields.filter(({ kind }) => kinds[kind]?.answers.some((one) => one !== 'consents'));
  return asking.length > 0 && asking.every(({ kind, required }) => required ?? kinds[kind]?.requiredByDefault ?? false);
}

/** A button Next that says that its page may be skipped where each field must be answered. */
function skippingOn(step: CampaignStep, tree: Tree, registries: Registries): Finding[] {
  const { nextLabel, next } = step.nav;
  const locale = localeCodes().find((one) => skipping[one]?.test(nextLabel?.[one] ?? ''));
  if (!locale || !next || !owesAll(step, registries)) return [];
  const message = `The button ${brief(nextLabel?.[locale] ?? '')} skips nothing: all that the page "${step.name}" asks must be answered`;
  const at = placeOf(tree, ['steps', documentName(step), 'nav', 'nextLabel', locale]);
  return [{ code: 'C116', at, message, cause: causeOfOwed(step) }];
}

/** Texts that let visitors go on without an answer where each field must be answered. */
function unlikeOn(step: CampaignStep, tree: Tree, registries: Registries): Reading {
  if (!owesAll(step, registries)) return () => [];
  return (said) =>
    said.flatMap(({ index, option, locale, text }): Finding[] => {
      if (!optional[locale]?.test(text)) return [];
      const at = placeOf(tree, [...fieldPath(tree, step, index), 'options', option, locale]);
      const message = `${brief(text)} says that an answer may be left out, and all that the page "${step.name}" asks must be answered`;
      return [{ code: 'C116', at, message, cause: causeOfOwed(step) }];
    });
}

/** Texts that ask for another answer than their page, or say that it may be left out. */
export const questionFindings = (campaign: Campaign, tree: Tree, registries: Registries): Finding[] =>
  unique([
    ...titleFindings(campaign, tree, registries),
    ...Object.values(campaign.steps).flatMap((step) => {
      const readings = [misleadingOn(step, tree, registries), unlikeOn(step, tree, registries)];
      const ofFields = step.fields.flatMap((field, index) => {
        const said = saidIn(field, index, registries);
        // A text is one mistake in all its languages, and in the words for caregivers.
        return readings.flatMap((read) => read(said).slice(0, 1));
      });
      return [...ofFields, ...skippingOn(step, tree, registries)];
    }),
  ]);
