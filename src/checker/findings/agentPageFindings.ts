import type { Answers } from '#src/domain/facts.ts';
import { documentName, type Campaign, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import { withDefaults, type OptionSchemas } from '#src/kit/options.ts';
import type { Announced } from '#src/kit/spec.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { mayBeLast } from '#src/checker/proof/goingOn.ts';
import { firstSteps, stepGraph } from '#src/checker/proof/stepGraph.ts';
import { eitherOf } from '#src/checker/quoting.ts';
import type { Registries } from '#src/checker/registries.ts';

/** What is shown to visitors alone, and where a campaign of agents sets it. */
const forVisitors = [
  { what: 'The live chat', path: ['showSalesforceLiveChat'], isSet: (one: Campaign) => one.showSalesforceLiveChat },
  {
    what: 'The number to call in the header',
    path: ['webScreenerProps', 'shouldShowCallNumber'],
    isSet: (one: Campaign) => one.webScreenerProps.shouldShowCallNumber,
  },
] as const;

const described = ({ kind, options = {} }: Announced) =>
  [kind, ...Object.entries(options).map(([name, value]) => `with "${name}": ${JSON.stringify(value)}`)].join(' ');

/** Pages of a flow for agents that announce what no page has, keep agents from the next candidate, or speak to visitors. */
export function agentPageFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const { kinds } = registries;
  const steps = Object.values(campaign.steps);
  const fields = steps.flatMap((step) => step.fields);
  const optionsOf = ({ kind, options }: CampaignField) =>
    withDefaults<OptionSchemas>(kinds[kind]?.options ?? {}, options);
  const asks = ({ kind }: CampaignField, answer: keyof Answers) => kinds[kind]?.answers.includes(answer) ?? false;

  const isThere = ({ kind, options = {} }: Announced) =>
    fields.some(
      (field) =>
        field.kind === kind && Object.entries(options).every(([name, value]) => optionsOf(field)[name] === value),
    );

  function wrongWith(field: CampaignField): string | undefined {
    const missing = kinds[field.kind]?.announces?.(optionsOf(field)).find((one) => !isThere(one));
    if (missing) return `${missing.says}, and no step has a ${described(missing)}`;
    const isOfVisitors =
      optionsOf(field)['consent'] !== undefined && !kinds[field.kind]?.forAgents && !asks(field, 'consents');
    return isOfVisitors ? 'asks visitors themselves for a consent, and agents answer in this flow' : undefined;
  }

  const leadOn = Object.keys(kinds).filter((kind) => kinds[kind]?.leadsToNextCandidate);
  const graph = stepGraph({ campaign, registries });
  const met = new Set(firstSteps(campaign).flatMap((step) => [...graph.ahead(step)]));
  const isStuck = (step: CampaignStep) =>
    met.has(step.name) &&
    (mayBeLast({ registries }, step) || step.fields.some((field) => asks(field, 'partnerConsent'))) &&
    !step.fields.some(({ kind }) => leadOn.includes(kind));
  return [
    ...steps.flatMap((step) =>
      step.fields.flatMap((field, index): Finding[] => {
        const wrong = wrongWith(field);
        const at = placeOf(tree, fieldPath(tree, step, index));
        return wrong === undefined ? [] : [{ code: 'C083', at, message: `"${field.id}" ${wrong}` }];
      }),
    ),
    ...steps.filter(isStuck).map((step): Finding => {
      const message = `Agents who are done on the step "${step.name}" have no button to the next candidate: give it ${eitherOf(leadOn)}`;
      return { code: 'C083', at: placeOf(tree, ['steps', documentName(step)], true), message };
    }),
    ...forVisitors.flatMap(({ what, path, isSet }): Finding[] => {
      const message = `${what} is for visitors, and agents open this flow: set it to false`;
      return isSet(campaign) ? [{ code: 'C083', at: placeOf(tree, path), message }] : [];
    }),
  ];
}
