import type { CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { verdictWords, type Verdict } from '#src/i18n/locales/verdictWords.ts';
import type { Condition, RuleCondition } from '#src/rules/index.ts';
import { textsIn, type DocumentText } from '#src/checker/document/texts.ts';
import { partOf, textAt } from '#src/checker/document/tree.ts';
import { named } from '#src/checker/json.ts';
import type { Finding } from '#src/checker/finding.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import { brief } from '#src/checker/quoting.ts';
import { findingAt, placeOfField, writtenPath, type CampaignModel } from './model.ts';
import type { Fault, Watch } from './watch.ts';

type Path = readonly (string | number)[];

/** A text that tells a verdict, where the expanded campaign has it, and the condition under which visitors read it. */
type Told = { verdict: Verdict; text: string; path: Path; when?: Condition };

/** A simulation congratulates nobody, and whoever has an appointment qualified for it. */
const qualifying: readonly RuleCondition[] = [
  { rule: 'fullyQualified' },
  { rule: 'outcomeIs', params: { outcome: 'congratulations' } },
  { rule: 'bookingExists' },
];

/** The verdict that a sentence of the text tells, where none leaves it open. */
const verdictIn = onceForTexts((locale, text): Verdict | undefined => {
  const words = verdictWords[locale];
  if (!words) return undefined;
  const sentences = text.split(/(?<=[.!?])\s+/u).map((one) => one.replaceAll(/^[¡\s]+/gu, ''));
  const said = sentences.filter((one) => !one.endsWith('?') && !words.open.test(one));
  const verdicts: readonly Verdict[] = ['qualifies', 'disqualified'];
  return verdicts.find((verdict) => said.some((one) => words[verdict].test(one)));
});

/** Whether a text tells a verdict in any of its languages. */
const tellsVerdict = ({ tree }: DocumentText): boolean =>
  localeCodes().some((locale) => verdictIn(locale, textAt(tree, locale) ?? '') !== undefined);

/** The texts below the path that tell a verdict, each in the first language in which it does. */
function toldBelow(model: CampaignModel, path: Path, when?: Condition): Told[] {
  const part = partOf(model.tree, writtenPath(model, path));
  return (part ? textsIn(part) : []).flatMap((one) =>
    localeCodes()
      .flatMap((locale): Told[] => {
        const text = textAt(one.tree, locale) ?? '';
        const verdict = verdictIn(locale, text);
        return verdict ? [{ verdict, text, path: [...path, ...one.path, locale], ...(when && { when }) }] : [];
      })
      .slice(0, 1),
  );
}

/** What a step tells: its fields, its title and, where visits begin, what the campaign says above its questions. */
function toldOn(model: CampaignModel, step: CampaignStep): Told[] {
  const isFirst = step.name === model.campaign.home;
  return [
    ...step.fields.flatMap(({ when }, index) => toldBelow(model, [...placeOfField(step, index), 'options'], when)),
    ...toldBelow(model, ['steps', step.name, 'title']),
    ...(isFirst ? ['pageTitle', 'landingPageCopy'] : []).flatMap((name) => toldBelow(model, [name])),
  ];
}

function faultOf({ verdict, text, path }: Told, step: CampaignStep): Fault {
  const are = verdict === 'qualifies' ? 'who do not qualify' : 'who qualify';
  const tell = (who: string) =>
    `${brief(text)} on "${step.name}" is read by visitors ${who === '' ? are : `${who}, ${are}`}`;
  return { code: 'C125', step, at: path, cause: `C125 ${path.join('.')}`, tell };
}

/** Watches that nobody is told in the words of the campaign that they qualify, or do not, where the rules say otherwise. */
export function watchVerdictTexts(model: CampaignModel): Watch[] {
  const { campaign } = model;
  // What stands in a flow for agents is said to them.
  if (campaign.flowType === 'partnerScreener') return [];
  // Most campaigns tell none in words of their own.
  if (!textsIn(model.tree).some(tellsVerdict)) return [];
  const all = Object.values(campaign.steps).map((step) => [step.name, toldOn(model, step)] as const);
  const told = new Map(all.filter(([, texts]) => texts.length > 0));
  if (told.size === 0) return [];
  const at = ({ name }: CampaignStep) => told.get(name) ?? [];
  return [
    {
      reads: (step) => (at(step).length > 0 ? [...at(step).map(({ when }) => when), ...qualifying] : []),
      pass: ({ step, visitor }) =>
        at(step).flatMap((one) => {
          if (!visitor.meets(one.when)) return [];
          const isTrue =
            one.verdict === 'qualifies' ? qualifying.some(visitor.meets) : !qualifying.slice(0, 2).every(visitor.meets);
          return isTrue ? [] : [faultOf(one, step)];
        }),
      leave: () => undefined,
      end: () => [],
    },
  ];
}

/** Texts in place of one of a kind that tells the opposite verdict: whoever should read that one reads it. Once in each text. */
export function replacedVerdictFindings(model: CampaignModel): Finding[] {
  const { campaign, registries } = model;
  const seen = new Set<string>();
  return localeCodes().flatMap((locale) =>
    Object.entries(campaign.copy[locale] ?? {}).flatMap(([key, text]): Finding[] => {
      const [kind = '', name = ''] = key.split('.');
      const usual = named<string | undefined>(named(registries.kinds, kind)?.messages[locale] ?? {}, name) ?? '';
      const [own, before] = [verdictIn(locale, text), verdictIn(locale, usual)];
      if (!own || !before || own === before || seen.has(key)) return [];
      seen.add(key);
      const message = `${brief(text)} stands in place of ${brief(usual)}, and tells those who read it the opposite`;
      return [findingAt(model, 'C125', ['copy', locale, key], message)];
    }),
  );
}
