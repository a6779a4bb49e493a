import type { Answers } from '#src/domain/facts.ts';
import { documentName, type Campaign, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import type { Field } from '#src/generated/campaign.ts';
import { withDefaults, type OptionSchemas } from '#src/kit/options.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { mayBeLast } from '#src/checker/proof/goingOn.ts';
import type { Registries } from '#src/checker/registries.ts';

const panel: Field['kind'] = 'AgentPanel';
const script: Field['kind'] = 'TransferScript';
const number: Field['kind'] = 'ScreenerThankYou';

/** What is shown to visitors alone, and where a campaign of agents sets it. */
const forVisitors = [
  { what: 'The live chat', path: ['showSalesforceLiveChat'], isSet: (one: Campaign) => one.showSalesforceLiveChat },
  {
    what: 'The number to call in the header',
    path: ['webScreenerProps', 'shouldShowCallNumber'],
    isSet: (one: Campaign) => one.webScreenerProps.shouldShowCallNumber,
  },
] as const;

/** Pages of a flow for agents that announce what no page has, keep agents from the next candidate, or speak to visitors. */
export function agentPageFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const { kinds } = registries;
  const steps = Object.values(campaign.steps);
  const optionsOf = ({ kind, options }: CampaignField) =>
    withDefaults<OptionSchemas>(kinds[kind]?.options ?? {}, options);
  const has = (kind: string, isIt: (field: CampaignField) => unknown = () => true) =>
    steps.some(({ fields }) => fields.some((field) => field.kind === kind && isIt(field)));
  const [transfers, calls] = [has(script), has(number, (field) => optionsOf(field)['callNow'])];
  const asks = ({ kind }: CampaignField, answer: keyof Answers) => kinds[kind]?.answers.includes(answer) ?? false;

  function wrongWith(field: CampaignField): string | undefined {
    const { goOn, script: says, asks: asked, consent } = optionsOf(field);
    if (field.kind === panel && says && goOn === 'transfer' && !transfers)
      return `announces how the call is transferred, and no step has a ${script}`;
    if (field.kind === panel && says && goOn === 'callNow' && !calls)
      return `announces a number to call, and no step has a ${number} with "callNow": true`;
    if (asks(field, 'partnerConsent') && asked === 'connectAndTransfer' && !transfers)
      return `asks whether the call may be passed on, and no step has a ${script}: ask for "healthData"`;
    const isOfVisitors = consent !== undefined && !kinds[field.kind]?.forAgents && !asks(field, 'consents');
    return isOfVisitors ? 'asks visitors themselves for a consent, and agents answer in this flow' : undefined;
  }

  const isStuck = (step: CampaignStep) =>
    (mayBeLast({ registries }, step) || step.fields.some((field) => asks(field, 'partnerConsent'))) &&
    !step.fields.some(({ kind }) => kind === panel);
  return [
    ...steps.flatMap((step) =>
      step.fields.flatMap((field, index): Finding[] => {
        const wrong = wrongWith(field);
        const at = placeOf(tree, fieldPath(tree, step, index));
        return wrong === undefined ? [] : [{ code: 'C083', at, message: `"${field.id}" ${wrong}` }];
      }),
    ),
    ...steps.filter(isStuck).map((step): Finding => {
      const message = `Agents who are done on the step "${step.name}" have no button to the next candidate: give it an ${panel}`;
      return { code: 'C083', at: placeOf(tree, ['steps', documentName(step)], true), message };
    }),
    ...forVisitors.flatMap(({ what, path, isSet }): Finding[] => {
      const message = `${what} is for visitors, and agents open this flow: set it to false`;
      return isSet(campaign) ? [{ code: 'C083', at: placeOf(tree, path), message }] : [];
    }),
  ];
}
