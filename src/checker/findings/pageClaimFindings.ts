import type { Locale } from '#src/domain/facts.ts';
import { documentName, type Campaign, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { pageClaimWords, type PageClaim } from '#src/i18n/locales/pageClaimWords.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { listed } from '#src/checker/proof/conditions.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import type { Registries } from '#src/checker/registries.ts';
import { agesIn, otherAges } from './ages.ts';
import { foreignIn } from './foreignTexts.ts';
import { numberOf } from './numberWords.ts';
import { pageTruth } from './pageTruth.ts';
import { isNames, namedIn } from './questionFindings.ts';

type Texts = Readonly<Record<string, string>>;

const isText = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** A text of a page, the field that shows it, and where it stands; the title of a step is in the tab of the browser. */
type Said = { field?: CampaignField; texts: Texts; path: () => readonly (string | number)[] };

function textsOf(step: CampaignStep, { steps }: Campaign, tree: Tree): Said[] {
  const ofFields = step.fields.flatMap((field, index) =>
    Object.entries(field.options ?? {}).flatMap(([name, texts]): Said[] =>
      isText(texts) ? [{ field, texts, path: () => [...fieldPath(tree, step, index), 'options', name] }] : [],
    ),
  );
  const { title } = step;
  if (!title) return ofFields;
  // The pages of one step have one title.
  const isAlone = Object.values(steps).every((one) => one === step || documentName(one) !== documentName(step));
  return isAlone ? [{ texts: title, path: () => ['steps', documentName(step), 'title'] }, ...ofFields] : ofFields;
}

/** Claims without a number. */
const plainClaims = [
  'done',
  'idle',
  'last',
  'lastQuestion',
  'next',
  'previous',
  'booked',
  'consentBelow',
] as const satisfies readonly PageClaim[];

/** What a text claims of its page, and the ages that it says it is for. */
const claimedIn = onceForTexts((locale, text) => {
  const words = pageClaimWords[locale];
  const inText = (claim: PageClaim) => words?.[claim].exec(text)?.[0].trim();
  const plain = plainClaims.flatMap((claim) => {
    const claimed = inText(claim);
    return claimed === undefined ? [] : [{ claim, claimed }];
  });
  const { place, left, nextAsks } = words ?? {};
  const [asking, ...parts] = nextAsks?.exec(text) ?? [];
  const part = parts.find((one) => one !== undefined) ?? '';
  // What it says beside the names of answers may be what is asked.
  const asked = isNames(part, locale) ? namedIn(part, locale) : [];
  return {
    plain,
    place: place?.exec(text),
    left: left?.exec(text),
    nextAsks: asking === undefined ? undefined : { claimed: asking, asked },
    ages: agesIn(text, locale, 'shown'),
  };
});

/** What a text says of the ages that it is for, where others see it: those that all conditions of its field on the age let through. */
function belied({ when }: CampaignField, text: string, locale: Locale): readonly [string, string] | undefined {
  const { ages } = claimedIn(locale, text);
  const bounds = listed(when).flatMap(({ rule, params, is = true }) =>
    rule === 'ageBetween' && is ? [{ min: 0, max: Infinity, ...params }] : [],
  );
  const min = Math.max(...bounds.map((bound) => bound.min));
  const max = Math.min(...bounds.map((bound) => bound.max));
  if (bounds.length === 0) return undefined;
  const { words, youngest = [min], oldest = [max] } = ages ?? { words: otherAges(text, locale, min, max) };
  if (words === undefined || (ages && youngest.includes(min) && oldest.includes(max))) return undefined;
  return [words, `it is shown from ${min}${max === Infinity ? ' on' : ` to ${max}`}`];
}

/**
 * Texts that claim something of their page that is not so: that it decides nothing, that it is the last one that asks, which one it is, what comes before
 * and after it, an appointment, ages or a country that do not see them, or what is not so in that country. Once in each text.
 */
export function pageClaimFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const truth = pageTruth(campaign, registries);
  const truthOf = (step: CampaignStep, field: CampaignField | undefined, text: string, locale: Locale) => {
    const { plain, place, left, nextAsks } = claimedIn(locale, text);
    for (const { claim, claimed } of plain) {
      const done = truth[claim](step, field);
      if (done) return [claimed, done] as const;
    }
    const done = place && truth.place(step, Number(place[1]), Number(place[2]));
    if (done) return [place[0], done] as const;
    const more = left && truth.left(step, field, numberOf(left[1] ?? '', locale));
    if (more) return [left[0].trim(), more] as const;
    const other = nextAsks && truth.nextAsks(step, nextAsks.asked);
    if (other) return [nextAsks.claimed, other] as const;
    return field && (belied(field, text, locale) ?? foreignIn(field, text, locale));
  };
  return Object.values(campaign.steps).flatMap((step) =>
    textsOf(step, campaign, tree).flatMap(({ field, texts, path }) =>
      localeCodes()
        .flatMap((locale): Finding[] => {
          const found = truthOf(step, field, texts[locale] ?? '', locale);
          const message = found && `"${found[0]}" on "${step.name}" is not so: ${found[1]}`;
          return message ? [{ code: 'C119', at: placeOf(tree, [...path(), locale]), message }] : [];
        })
        .slice(0, 1),
    ),
  );
}
