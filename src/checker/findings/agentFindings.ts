import type { Answers } from '#src/domain/facts.ts';
import type { EffectName } from '#src/effects/index.ts';
import type { Campaign, CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Code } from '#src/checker/codes.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

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
      const message = `"${field.id}" ${lacks}, and agents may go on without it: leave "required": false out`;
      const at = [...fieldPath(tree, step, index), 'required'];
      return field.required === false ? [{ code: 'C083', at: placeOf(tree, at), message }] : [];
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

/** What only agents may read in a flow that visitors open, and what a flow for agents lacks of what they must ask. */
export function agentFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const shown = shownIn(campaign, registries);
  if (campaign.flowType === 'partnerScreener')
    return [...leftOut(shown, tree, registries), ...unsent(shown, tree, registries)];
  return shown
    .filter(({ field }) => registries.kinds[field.kind]?.forAgents)
    .map(({ step, index, field }): Finding => {
      const message = `"${field.id}" is for agents alone, and visitors open this flow: its type is ${campaign.flowType}`;
      return { code: 'C083', at: placeOf(tree, fieldPath(tree, step, index)), message };
    });
}
