import type { Answers } from '#src/domain/facts.ts';
import { documentName, type Campaign, type CampaignStep } from '#src/flow/campaign.ts';
import { withDefaults } from '#src/kit/options.ts';
import { asksAny } from '#src/checker/asksAny.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { partOf, placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { listed } from '#src/checker/proof/conditions.ts';
import type { RuleName } from '#src/rules/index.ts';
import { eitherOf } from '#src/checker/quoting.ts';

type AnswerNames = readonly (keyof Answers)[];
type Announced = Readonly<Partial<Record<string, AnswerNames>>>;

/** What a step asks that an address may open first, to ask for that. */
const landed: Announced = { age: ['age', 'birthDate'], gender: ['gender'], postal: ['postalCode'] };

/** The fields of a step: one that is laid out in pages asks what they ask together. */
const wholeStep = ({ steps }: Campaign, step: CampaignStep) =>
  Object.values(steps)
    .filter((one) => documentName(one) === documentName(step))
    .flatMap(({ fields }) => fields);

/** Landing pages that do not ask what their address says. */
export function landingFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const asks = (landing: string, name: string) => {
    const step = campaign.steps[name];
    const answers = landed[landing];
    return !answers || !step || asksAny(wholeStep(campaign, step), answers, registries);
  };
  const landings = Object.entries(campaign.landings ?? {});
  return landings.flatMap(([landing, name], index): Finding[] => {
    const answers = landed[landing] ?? [];
    if (asks(landing, name)) return [];
    // Two that have changed places are one mistake, found at the first.
    const isSwapped = landings
      .slice(0, index)
      .some(([other, step]) => !asks(other, step) && asks(other, name) && asks(landing, step));
    if (isSwapped) return [];
    const message = `The landing page "${landing}" is the step "${name}", which does not ask for ${eitherOf(answers)}`;
    return [{ code: 'C112', at: placeOf(tree, ['landings', landing]), message }];
  });
}

/** What a step asks that a field opens by an option of this name: one of these, or one of the answers that the field shows. */
export const opened: Readonly<Partial<Record<string, AnswerNames | 'shown'>>> = {
  changeStep: 'shown',
  conditionsStep: ['indicationIds'],
  healthQuestionsStep: ['additional'],
};

/** Buttons of fields that open a step at which nothing is asked of what they say. */
export function openedFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const { kinds } = registries;
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap(({ kind, options }, index) =>
      Object.entries(withDefaults(kinds[kind]?.options ?? {}, options)).flatMap(([option, name]): Finding[] => {
        const asked = opened[option];
        const target = typeof name === 'string' ? campaign.steps[name] : undefined;
        const answers = asked === 'shown' ? kinds[kind]?.answers : asked;
        if (!answers || !target || asksAny(wholeStep(campaign, target), answers, registries)) return [];
        const asking = Object.values(campaign.steps).filter(
          (one) => documentName(one) !== documentName(step) && asksAny(one.fields, answers, registries),
        );
        const cure = asking.length > 0 ? `; ${eitherOf([...new Set(asking.map(documentName))])} does` : '';
        const message = `"${option}" opens the step "${documentName(target)}", which does not ask for ${eitherOf(answers)}${cure}`;
        return [{ code: 'C112', at: placeOf(tree, [...fieldPath(tree, step, index), 'options', option]), message }];
      }),
    ),
  );
}

/** Rules that say whether these answers are asked for: a field that asks for one stands under the rule, not under its opposite. */
const asking: Readonly<Partial<Record<RuleName, AnswerNames>>> = {
  showsHeightWeight: ['heightCm', 'weightKg'],
  showsCountrySelect: ['country'],
  showsRiskAssessment: ['riskAssessment'],
  asksForCtScan: ['ctScanAppointmentDate'],
  asksForDiagnosis: ['diagnosed'],
  caregiverIsAdult: ['participant'],
};

/** The same of the steps to which a choice leads. */
export const askingInChoices: Readonly<Partial<Record<string, AnswerNames>>> = {
  ...asking,
  genderRequiredAndUnset: ['gender'],
};

/** Fields that ask just those of whom the campaign or the study says that they are not asked. */
export function oppositeFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index): Finding[] =>
      listed(field.when).flatMap(({ rule, is = true }): Finding[] => {
        const answers = asking[rule] ?? [];
        if (is || !asksAny([field], answers, registries)) return [];
        const path = [...fieldPath(tree, step, index), 'when'];
        const message = `"${field.id}" is asked only where "${rule}" does not hold, which says that it is asked: leave "is": false out`;
        return [{ code: 'C113', at: placeOf(tree, partOf(tree, path) ? path : path.slice(0, -1)), message }];
      }),
    ),
  );
}
