import type { Answers } from '#src/domain/facts.ts';
import type { EffectName } from '#src/effects/index.ts';
import { documentName, type Campaign, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import type { RuleName } from '#src/rules/index.ts';
import { listed } from '#src/checker/proof/conditions.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import { withDefaults, type OptionSchemas } from '#src/kit/options.ts';
import type { Code } from '#src/checker/codes.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { agentPageFindings } from './agentPageFindings.ts';

/** What an agent must ask, by the answer, and what is missing without it. */
const asked: readonly { answer: keyof Answers; lacks: string }[] = [
  { answer: 'candidateCheck', lacks: 'checks whether the candidate qualifies' },
  { answer: 'partnerConsent', lacks: 'asks the candidate for permission' },
];

/** The names of the kinds that ask for an answer. */
const kindsAsking = (answer: keyof Answers, { kinds }: Registries) =>
  Object.entries(kinds)
    .flatMap(([kind, spec]) => (spec.answers.includes(answer) ? [kind] : []))
    .join(' or ');

const savingRefusal: EffectName = 'saveRefusal';

type Shown = { step: CampaignStep; index: number; field: CampaignField; answers: readonly string[] };

function shownIn({ steps }: Campaign, { kinds }: Registries): Shown[] {
  return Object.values(steps).flatMap((step) =>
    step.fields.map((field, index) => ({ step, index, field, answers: kinds[field.kind]?.answers ?? [] })),
  );
}

/** What an agent may leave out: no field asks for it, or one that need not be answered. */
function leftOut(shown: readonly Shown[], tree: Tree, registries: Registries): Finding[] {
  return asked.flatMap(({ answer, lacks }): Finding[] => {
    const asking = shown.filter(({ answers }) => answers.includes(answer));
    if (asking.length === 0) {
      const message = `Nothing in this flow for agents ${lacks}: give it a field of the kind ${kindsAsking(answer, registries)}`;
      return [{ code: 'C083', at: placeOf(tree, ['flowType']), message }];
    }
    return asking.flatMap(({ step, index, field }): Finding[] => {
      const found = (part: 'required' | 'when', message: string): Finding => ({
        code: 'C083',
        at: placeOf(tree, [...fieldPath(tree, step, index), part]),
        message: `"${field.id}" ${lacks}, and ${message}`,
      });
      return [
        ...(field.required === false
          ? [found('required', 'agents may go on without it: leave "required": false out')]
          : []),
        ...(field.when ? [found('when', 'not of everybody: leave its "when" out')] : []),
      ];
    });
  });
}

/** In a flow for agents: boxes of consents, which are not sent beside what was said, and a no that is not saved. */
function unsent(shown: readonly Shown[], tree: Tree, registries: Registries): Finding[] {
  const found = (code: Code, { step, index }: Shown, message: string): Finding => ({
    code,
    at: placeOf(tree, fieldPath(tree, step, index)),
    message,
  });
  const boxes = shown.filter(({ answers }) => answers.includes('consents' satisfies keyof Answers));
  const refusable = shown.filter(
    ({ step, answers }) =>
      answers.includes('partnerConsent' satisfies keyof Answers) &&
      !step.onAnswer.partnerConsent?.some(({ effect }) => effect === savingRefusal),
  );
  return [
    ...boxes.map((one) => {
      const message = `"${one.field.id}" asks for a consent by itself, and only what the candidate says to ${kindsAsking('partnerConsent', registries)} is sent`;
      return found('C083', one, message);
    }),
    ...refusable.map((one) => {
      const message = `Nobody goes on after a no to "${one.field.id}", and nothing saves it: name ${savingRefusal} under the \`onAnswer\` of partnerConsent`;
      return found('C081', one, message);
    }),
  ];
}

const noting: EffectName = 'startCall';

/** Calls that are passed on to nobody who agreed to it, or before they did: what is said of them would not be true, or never. */
function transferred(shown: readonly Shown[], tree: Tree, { kinds }: Registries): Finding[] {
  /** What is said to whoever agreed, and to nobody else. */
  const isForAgreed = (kind: string) =>
    kinds[kind]?.isFor !== undefined && kinds[kind].reads?.includes('partnerConsent' satisfies keyof Answers);
  const permissions = shown.filter(({ answers }) => answers.includes('partnerConsent' satisfies keyof Answers));
  return shown
    .filter(({ field }) => isForAgreed(field.kind))
    .flatMap(({ step, index, field }): Finding[] => {
      const at = placeOf(tree, fieldPath(tree, step, index));
      const early = permissions.find((one) => one.step.name === step.name);
      const other = permissions.find(({ field: { kind, options } }) => {
        const { asks } = withDefaults<OptionSchemas>(kinds[kind]?.options ?? {}, options);
        return asks === 'healthData';
      });
      const ofEarly = `"${field.id}" waits for what "${early?.field.id}" of the same step asks: show it on a later step`;
      const ofOther = `"${field.id}" says that the candidate agreed to be connected, and "${other?.field.id}" asks for their health answers alone: leave it out, or ask "connectAndTransfer"`;
      return [
        ...(early ? [{ code: 'C083' as const, at, message: ofEarly }] : []),
        ...(other ? [{ code: 'C083' as const, at, message: ofOther }] : []),
      ];
    });
}

/** A flow whose calls nobody can tell the time of, as nothing notes when they began. */
function untimed({ steps }: Campaign, tree: Tree): Finding[] {
  const isNoted = Object.values(steps).some(({ onEnter }) => onEnter.some(({ effect }) => effect === noting));
  const message = `Agents see how long a call takes, and nothing notes when it began: name ${noting} under the \`onEnter\` of a step`;
  return isNoted ? [] : [{ code: 'C083', at: placeOf(tree, ['flowType']), message }];
}

const refusing: RuleName = 'partnerConsentRefused';

/** Steps that agents leave after a no alone, when nothing is left but to end the call. */
const turned = (shown: readonly Shown[], tree: Tree): Finding[] =>
  shown.flatMap(({ step, field, answers }): Finding[] => {
    const isAsked = answers.includes('partnerConsent' satisfies keyof Answers);
    if (!isAsked || !listed(step.nav.nextWhen).some(({ rule, is }) => rule === refusing && is !== false)) return [];
    const message = `Next shows after a no alone to "${field.id}", and nobody who agreed goes on: write "is": false`;
    return [{ code: 'C083', at: placeOf(tree, ['steps', documentName(step), 'nav', 'nextWhen']), message }];
  });

/** Effects that note the beginning of a call, in a flow in which nobody calls. */
const noted = ({ flowType, steps }: Campaign, tree: Tree): Finding[] =>
  Object.values(steps).flatMap((step) =>
    step.onEnter.flatMap(({ effect }, index): Finding[] => {
      if (effect !== noting) return [];
      const message = `"${noting}" notes when the call of an agent began, and visitors open this flow: its type is ${flowType}`;
      return [{ code: 'C083', at: placeOf(tree, ['steps', documentName(step), 'onEnter', index]), message }];
    }),
  );

/** What only agents may read or do in a flow that visitors open, and what a flow for agents lacks of what they must ask. */
export function agentFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const shown = shownIn(campaign, registries);
  if (campaign.flowType === 'partnerScreener')
    return [
      ...leftOut(shown, tree, registries),
      ...unsent(shown, tree, registries),
      ...transferred(shown, tree, registries),
      ...untimed(campaign, tree),
      ...turned(shown, tree),
      ...agentPageFindings(campaign, tree, registries),
    ];
  const read = shown
    .filter(({ field }) => registries.kinds[field.kind]?.forAgents)
    .map(({ step, index, field }): Finding => {
      const message = `"${field.id}" is for agents alone, and visitors open this flow: its type is ${campaign.flowType}`;
      return { code: 'C083', at: placeOf(tree, fieldPath(tree, step, index)), message };
    });
  return [...read, ...noted(campaign, tree)];
}
