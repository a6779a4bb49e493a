import type { Locale } from '#src/domain/facts.ts';
import { documentName, type Campaign, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { pageClaimWords, type PageClaim } from '#src/i18n/locales/claimWords.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import { listed } from '#src/checker/proof/conditions.ts';
import { firstSteps, stepGraph, targetsOf } from '#src/checker/proof/stepGraph.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import type { Registries } from '#src/checker/registries.ts';
import { agesIn } from './ages.ts';
import { foreignIn } from './foreignTexts.ts';
import { leastAtEnds, leastOnWay, mostOnWay, mostUpTo, owesAnswers } from './leastOnWay.ts';

type Texts = Readonly<Record<string, string>>;

const isText = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** A text of a page, the field that shows it, and where it stands; the title of a step is in the tab of the browser. */
type Said = { field?: CampaignField; texts: Texts; path: readonly (string | number)[] };

function textsOf(step: CampaignStep, { steps }: Campaign, tree: Tree): Said[] {
  const ofFields = step.fields.flatMap((field, index) =>
    Object.entries({ ...field.options }).flatMap(([name, texts]): Said[] =>
      isText(texts) ? [{ field, texts, path: [...fieldPath(tree, step, index), 'options', name] }] : [],
    ),
  );
  // The pages of one step have one title.
  const isAlone = Object.values(steps).every((one) => one === step || documentName(one) !== documentName(step));
  const { title } = step;
  return title && isAlone ? [{ texts: title, path: ['steps', documentName(step), 'title'] }, ...ofFields] : ofFields;
}

/** Claims without a number. */
const plainClaims = ['idle', 'last', 'next', 'previous', 'booked'] as const satisfies readonly PageClaim[];

/** What a text claims of its page, and the ages that it says it is for. */
const claimedIn = onceForTexts((locale, text) => {
  const words = pageClaimWords[locale];
  const inText = (claim: PageClaim) => words?.[claim].exec(text)?.[0].trim();
  const plain = plainClaims.flatMap((claim) => {
    const claimed = inText(claim);
    return claimed === undefined ? [] : [{ claim, claimed }];
  });
  return { plain, place: words?.place.exec(text), ages: agesIn(text, locale, 'shown') };
});

/** Whether a field is for whoever has an appointment. */
const isForBooked = (field: CampaignField | undefined) =>
  listed(field?.when).some(({ rule, is = true }) => rule === 'bookingExists' && is);

/** What is done in truth where a page says something of itself; undefined where that may be true. */
function pageTruth(campaign: Campaign, registries: Registries) {
  const asks = ({ kind, when }: CampaignField) =>
    when === undefined && (registries.kinds[kind]?.answers.length ?? 0) > 0;
  const asking = (step: CampaignStep) => (step.fields.some(asks) ? 1 : 0);
  const owing = (step: CampaignStep) => (owesAnswers(step, registries) ? 1 : 0);
  const pages = leastOnWay(campaign, firstSteps(campaign), asking);
  const fewest = leastAtEnds(pages, registries);
  const graph = stepGraph({ campaign, registries });
  const [most, upTo] = [mostOnWay(campaign, graph), mostUpTo(campaign, graph)];
  const all = Object.values(campaign.steps);
  const books = all.some(({ fields }) => fields.some(({ kind }) => registries.kinds[kind]?.books));
  const deciding = all.flatMap(({ fields }) =>
    fields.flatMap(({ kind }) => registries.kinds[kind]?.needs?.(campaign) ?? []),
  );
  const answers = new Set(deciding.flatMap((aspect) => answersOfAspects[aspect].flat()));
  return {
    // It is about the question behind it: a page may have others.
    idle(step: CampaignStep, field?: CampaignField): string | undefined {
      const behind = field ? step.fields.slice(step.fields.indexOf(field) + 1) : [];
      const asked = behind.find(({ kind }) => (registries.kinds[kind]?.answers.length ?? 0) > 0);
      const isDeciding = asked && registries.kinds[asked.kind]?.answers.some((answer) => answers.has(answer));
      return isDeciding ? `a result hangs on "${asked.id}"` : undefined;
    },
    last(step: CampaignStep): string | undefined {
      const following = targetsOf(step).flatMap((name) => campaign.steps[name] ?? []);
      const left = leastAtEnds(leastOnWay(campaign, following, owing), registries);
      return left > 0 && left !== Infinity ? 'everybody who goes on must answer more' : undefined;
    },
    next: (step: CampaignStep) => (graph.onward(step).length === 0 ? 'no page follows it' : undefined),
    previous: (step: CampaignStep) =>
      all.some((one) => graph.onward(one).includes(step.name)) ? undefined : 'no page comes before it',
    // Whoever booked in another flow may come back to a step of their own.
    booked: (_: CampaignStep, field?: CampaignField) =>
      books || campaign.bookedStep !== undefined || isForBooked(field) ? undefined : 'no step books one',
    place(step: CampaignStep, number: number, of: number): string | undefined {
      const before = pages.get(step) ?? 0;
      if (number < before) return `nobody gets there without ${before - 1} that ask before it`;
      if (number > upTo(step)) return `it is page ${upTo(step)} at the latest`;
      if (of > most) return `nobody passes more than ${most} pages`;
      return of < fewest && fewest !== Infinity ? `nobody is done with fewer than ${fewest} that ask` : undefined;
    },
  };
}

/** What a text says of the ages that it is for, where others see it: those that all conditions of its field on the age let through. */
function belied({ when }: CampaignField, text: string, locale: Locale): readonly [string, string] | undefined {
  const { ages } = claimedIn(locale, text);
  const bounds = listed(when).flatMap(({ rule, params, is = true }) =>
    rule === 'ageBetween' && is ? [{ min: 0, max: Infinity, ...params }] : [],
  );
  const min = Math.max(...bounds.map((bound) => bound.min));
  const max = Math.min(...bounds.map((bound) => bound.max));
  const { words, youngest = [min], oldest = [max] } = ages ?? {};
  if (words === undefined || bounds.length === 0 || (youngest.includes(min) && oldest.includes(max))) return undefined;
  return [words, `it is shown from ${min}${max === Infinity ? ' on' : ` to ${max}`}`];
}

/**
 * Texts that claim something of their page that is not so: that it decides nothing, that it is the last one that asks, which one it is, what comes before
 * and after it, an appointment, ages or a country that do not see them, or what is not so in that country. Once in each text.
 */
export function pageClaimFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const truth = pageTruth(campaign, registries);
  const truthOf = (step: CampaignStep, field: CampaignField | undefined, text: string, locale: Locale) => {
    const { plain, place } = claimedIn(locale, text);
    for (const { claim, claimed } of plain) {
      const done = truth[claim](step, field);
      if (done) return [claimed, done] as const;
    }
    const done = place && truth.place(step, Number(place[1]), Number(place[2]));
    if (done) return [place[0], done] as const;
    return field && (belied(field, text, locale) ?? foreignIn(field, text, locale));
  };
  return Object.values(campaign.steps).flatMap((step) =>
    textsOf(step, campaign, tree).flatMap(({ field, texts, path }) =>
      localeCodes()
        .flatMap((locale): Finding[] => {
          const found = truthOf(step, field, texts[locale] ?? '', locale);
          const message = found && `"${found[0]}" on "${step.name}" is not so: ${found[1]}`;
          return message ? [{ code: 'C119', at: placeOf(tree, [...path, locale]), message }] : [];
        })
        .slice(0, 1),
    ),
  );
}
