import type { Locale } from '#src/domain/facts.ts';
import type { Campaign, CampaignField } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { childNamed, othersNamed } from '#src/i18n/locales/questionWords.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { withDefaults, type OptionSchemas } from '#src/kit/options.ts';
import { isObject } from '#src/checker/json.ts';
import { brief } from '#src/checker/quoting.ts';

/** How options are called that say to caregivers what the one without this beginning says to others, and to parents what it says to caregivers. */
const [beginning, ofParents] = ['caregiver', 'parent'] as const;

type Texts = Readonly<Partial<Record<Locale, string>>>;

/** Options are texts where they are objects. */
const textsOf = (value: unknown): Texts | undefined => (isObject(value) ? value : undefined);

/** A text, the one that it stands in for, and the names of both. */
type Pair = { name: string; other: string; theirs: Texts; ours: Texts };

/** The texts whose names begin so, each with the one that it stands in for. */
function pairsOf({ options = {} }: CampaignField, begun: string, instead = ''): Pair[] {
  const all: Readonly<Record<string, unknown>> = { ...options };
  return Object.entries(all).flatMap(([name, value]) => {
    const theirs = name.startsWith(begun) ? textsOf(value) : undefined;
    const rest = name.slice(begun.length);
    const other = instead ? `${instead}${rest}` : `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
    const ours = textsOf(all[other]);
    return theirs && ours ? [{ name, other, theirs, ours }] : [];
  });
}

function errorOf(locale: Locale, ours: string, theirs: string): string | undefined {
  if (ours.trim() === theirs.trim()) return 'says to caregivers what it says to everybody';
  const named = othersNamed[locale];
  return named?.test(ours) && !named.test(theirs)
    ? 'speaks of somebody else to those who answer for themselves, and not to caregivers: both have changed places'
    : undefined;
}

/** Texts for caregivers that say the same as, or have changed places with, those for everybody else. */
function mixedUp(campaign: Campaign, tree: Tree): Finding[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index) =>
      pairsOf(field, beginning).flatMap(({ name, other, theirs, ours }): Finding[] => {
        const errors = localeCodes().flatMap((locale) => {
          const [our, their] = [ours[locale], theirs[locale]];
          const error = our === undefined || their === undefined ? undefined : errorOf(locale, our, their);
          return error === undefined ? [] : [{ locale, error, their: their ?? '' }];
        });
        const [first] = errors;
        if (!first) return [];
        const at = placeOf(tree, [...fieldPath(tree, step, index), 'options', name, first.locale]);
        const message = `"${name}" of "${field.id}" ${first.error}: ${brief(first.their)}. It stands in for "${other}"`;
        return [{ code: 'C114', at, message }];
      }),
    ),
  );
}

const namesChild = (texts: Texts, locale: Locale) => childNamed[locale]?.test(texts[locale] ?? '') === true;

/** What is wrong with a text for parents or with the one for caregivers beside it, and the option that has it. */
function errorOfParents({ name, other, theirs, ours }: Pair, own: Texts | undefined, locale: Locale) {
  const said = theirs[locale];
  if (!said) return undefined;
  if (own?.[locale]?.trim() === said.trim())
    return { of: name, error: `says to parents what it says to those who answer for themselves: ${brief(said)}` };
  if (!namesChild(ours, locale)) return undefined;
  return namesChild(theirs, locale)
    ? { of: other, error: `speaks of a child to those who answer for an adult: parents read "${name}"` }
    : { of: name, error: `speaks of no child, and "${other}" does: both have changed places` };
}

/** Texts for parents that say what another reader is told, and those for other caregivers that speak of a child. */
function parentsMixedUp(campaign: Campaign, tree: Tree): Finding[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index) =>
      pairsOf(field, ofParents, beginning).flatMap((pair): Finding[] => {
        const own = pairsOf(field, ofParents).find(({ name }) => name === pair.name)?.ours;
        const [wrong] = localeCodes().flatMap((locale) => {
          const error = errorOfParents(pair, own, locale);
          return error ? [{ ...error, locale }] : [];
        });
        if (!wrong) return [];
        const at = placeOf(tree, [...fieldPath(tree, step, index), 'options', wrong.of, wrong.locale]);
        return [{ code: 'C114', at, message: `"${wrong.of}" of "${field.id}" ${wrong.error}` }];
      }),
    ),
  );
}

/** The values of an option that says of whom a field asks: those who answer for themselves, whoever takes part, or as it is chosen. */
const [self, participant]: readonly [string, string] = ['self', 'participant'];
const ofAnybody: readonly unknown[] = ['auto', 'short'];

/** Whom a value speaks of that is not those who answer for themselves; others say what caregivers are to whom they answer for. */
const othersIn = (value: unknown) => (value === participant || value === beginning ? `the ${value}` : 'somebody else');

/** Questions in the words for another reader: about a participant where nobody answers for one, or about whoever answers. */
function wronglyAsked(campaign: Campaign, tree: Tree, { kinds }: Registries): Finding[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index): Finding[] => {
      const schemas = kinds[field.kind]?.options ?? {};
      const given: Readonly<Record<string, unknown>> = { ...field.options };
      return Object.entries(withDefaults(schemas, given)).flatMap(([name, value]): Finding[] => {
        const schema = schemas[name];
        const values: readonly unknown[] = schema && 'enum' in schema ? (schema.enum ?? []) : [];
        if (!(name in given) || !values.includes(self) || ofAnybody.includes(value)) return [];
        const at = () => placeOf(tree, [...fieldPath(tree, step, index), 'options', name]);
        if (campaign.hasCaregiver === false && value !== self)
          return [
            {
              code: 'C114',
              at: at(),
              message: `"${field.id}" asks about ${othersIn(value)}, and in this campaign nobody answers for somebody else`,
            },
          ];
        // Under a condition it may be one of two, the other for caregivers.
        const isOfAll = field.when === undefined && campaign.hasCaregiver !== false;
        return isOfAll
          ? [
              {
                code: 'C114',
                at: at(),
                message: `"${field.id}" asks everybody about ${value === self ? 'themselves, caregivers too, whose answer would stand for the participant' : `${othersIn(value)}, also those who answer for themselves`}: leave "${name}" out, or write "auto"`,
              },
            ]
          : [];
      });
    }),
  );
}

/** Headings that ask about somebody else, in a campaign in which nobody answers for one: once in all languages. */
function headedForOthers(campaign: Campaign, tree: Tree, { kinds }: Registries): Finding[] {
  if (campaign.hasCaregiver !== false) return [];
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap(({ id, kind, options = {} }, index): Finding[] => {
      const { text }: Readonly<Record<string, unknown>> = { ...options };
      const texts = kinds[kind]?.headsPage?.(options) ? textsOf(text) : undefined;
      const locale = localeCodes().find((one) => {
        const asked = texts?.[one] ?? '';
        return asked.includes('?') && othersNamed[one]?.test(asked);
      });
      if (locale === undefined) return [];
      const message = `"${id}" asks about somebody else, ${brief(texts?.[locale] ?? '')}, and in this campaign nobody answers for one`;
      const at = placeOf(tree, [...fieldPath(tree, step, index), 'options', 'text', locale]);
      return [{ code: 'C114', at, message }];
    }),
  );
}

/** Links for somebody who would answer for a child, in a campaign in which nobody does. */
function idleOffers(campaign: Campaign, tree: Tree, { kinds }: Registries): Finding[] {
  if (campaign.hasCaregiver !== false) return [];
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap(({ id, kind, options }, index): Finding[] => {
      const { child } = withDefaults<OptionSchemas>(kinds[kind]?.options ?? {}, options);
      if (child !== true) return [];
      const message = `"${id}" offers to answer for a child, and in this campaign nobody answers for somebody else: write "child": false`;
      return [{ code: 'C114', at: placeOf(tree, [...fieldPath(tree, step, index), 'options', 'child']), message }];
    }),
  );
}

/** Texts that speak to other readers than those who read them. */
export const readerFindings = (campaign: Campaign, tree: Tree, registries: Registries): Finding[] => [
  ...(campaign.hasCaregiver === false ? [] : [...mixedUp(campaign, tree), ...parentsMixedUp(campaign, tree)]),
  ...wronglyAsked(campaign, tree, registries),
  ...headedForOthers(campaign, tree, registries),
  ...idleOffers(campaign, tree, registries),
];
