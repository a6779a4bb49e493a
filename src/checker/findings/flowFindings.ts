import type { FlowType } from '#src/domain/facts.ts';
import type { Campaign, CampaignField } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import type { Library } from '#src/checker/document/library.ts';
import { loadDocument } from '#src/checker/document/loadDocument.ts';
import { partOf, placeOf, valueOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { flowsOf } from '#src/checker/projectFiles.ts';
import type { Registries } from '#src/checker/registries.ts';
import { noCampaign, suggestion } from '#src/checker/suggestion.ts';

type Path = readonly (string | number)[];
type Other = Partial<CampaignDocument>;

/** The document of a flow, as far as it can be read; undefined where there is none. */
function flowNamed(name: string, library: Library): Other | undefined {
  const { tree } = library.names.includes(name) ? loadDocument(name, library) : {};
  // What is wrong with another document is a finding of its own.
  return tree && (valueOf(tree) as Other);
}

const unknown = (name: string, library: Library) => noCampaign(name, flowsOf(library));

/** Flows to which fields lead, by options whose names end in `Flow`. */
function inFields({ steps }: Campaign, tree: Tree): { name: string; option: string; path: Path }[] {
  return Object.values(steps).flatMap((step) =>
    step.fields.flatMap(({ options = {} }, index) =>
      Object.entries(options).flatMap(([option, name]) =>
        option.endsWith('Flow') && typeof name === 'string'
          ? [{ name, option, path: [...fieldPath(tree, step, index), 'options', option] }]
          : [],
      ),
    ),
  );
}

/** What is wrong with where the buttons to the study search lead, as far as the document says it. */
function searchFindings(campaign: Campaign, tree: Tree, library: Library, { kinds }: Registries): Finding[] {
  const { flow, step } = campaign.studySearch;
  if (!partOf(tree, ['studySearch'])) return [];
  const wrong = (path: Path, message: string): Finding[] => [
    { code: 'C075', at: placeOf(tree, partOf(tree, path) ? path : ['studySearch']), message },
  ];
  const target = flow === campaign.name ? campaign : flowNamed(flow, library);
  if (!target) return wrong(['studySearch', 'flow'], unknown(flow, library));
  if (target.flowType !== 'studySearch') {
    const what = `"${flow}" is no study search, but a campaign of the type ${target.flowType}`;
    return wrong(['studySearch', 'flow'], what);
  }
  const names = Object.keys(target.steps ?? {});
  const searching = Object.entries(target.steps ?? {}).flatMap(([name, one]) =>
    one?.fields?.some(({ kind }: Pick<CampaignField, 'kind'>) => kinds[kind]?.showsStudies !== undefined) ? [name] : [],
  );
  if (names.includes(step) && !searching.includes(step)) {
    const others = searching.map((name) => `"${name}"`).join(', ') || 'none of its steps';
    return wrong(
      ['studySearch', 'step'],
      `The step "${step}" of the campaign "${flow}" shows no studies; ${others} does`,
    );
  }
  if (names.includes(step)) return [];
  const hint = suggestion(step, names) || `; it has ${names.join(', ')}`;
  return wrong(['studySearch', 'step'], `The campaign "${flow}" has no step "${step}"${hint}`);
}

const forAgents: FlowType = 'partnerScreener';

/** The type of flow that an option is named for. */
const typesOfOptions: Readonly<Record<string, FlowType>> = { signUpFlow: 'signup' };

/** Why visitors of the campaign cannot be led to the flow by the option; undefined where they can. */
function errorOf(name: string, option: string, { flowType }: Campaign, library: Library): string | undefined {
  const type = flowNamed(name, library)?.flowType;
  if (flowType !== forAgents && type === forAgents) return `"${name}" is for agents, and visitors would be led there`;
  const wanted = Object.hasOwn(typesOfOptions, option) ? typesOfOptions[option] : undefined;
  if (wanted === undefined || type === undefined || type === wanted) return undefined;
  return `"${name}" is no campaign of the type ${wanted}, but of the type ${type}`;
}

/** Other campaigns to which this one leads and that do not exist, or not as what they are named for. */
export function flowFindings(campaign: Campaign, tree: Tree, library: Library, registries: Registries): Finding[] {
  const wrong = inFields(campaign, tree).flatMap(({ name, option, path }): Finding[] => {
    const message = library.names.includes(name) ? errorOf(name, option, campaign, library) : unknown(name, library);
    return message === undefined ? [] : [{ code: 'C075', at: placeOf(tree, path), message }];
  });
  return [...wrong, ...searchFindings(campaign, tree, library, registries)];
}
