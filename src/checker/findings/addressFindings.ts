import type { FlowType } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { developersPages } from '#src/flow/developersPages.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import type { Library } from '#src/checker/document/library.ts';
import { loadDocument } from '#src/checker/document/loadDocument.ts';
import { placeOf, valueOf, type Tree } from '#src/checker/document/tree.ts';
import { writtenDocuments } from '#src/checker/document/writtenDocuments.ts';
import type { Finding } from '#src/checker/finding.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import { flowsOf } from '#src/checker/projectFiles.ts';

type Other = Pick<CampaignDocument, 'name'> & Partial<CampaignDocument>;

/** The other flows of the library, as far as their documents can be read. */
function othersOf({ name }: Campaign, library: Library): Other[] {
  const names = library.names.filter((other) => other !== name && !other.startsWith('_'));
  return names.flatMap((other) => {
    const { tree } = loadDocument(other, library);
    // What is wrong with another document is a finding of its own.
    return tree ? [{ ...(valueOf(tree) as Partial<CampaignDocument>), name: other }] : [];
  });
}

/** What already stands at the address of that name and is no campaign. */
function standingAt(name: string): string | undefined {
  if (localeCodes().some((code) => code.toLowerCase() === name.toLowerCase()))
    return `"${name}" is the beginning of all addresses in one language`;
  if (developersPages.some((page) => page === name)) return `"${name}" is a page for developers`;
  return undefined;
}

/** The names of devices in Windows, which no file there has, whatever follows the point. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A campaign that nobody can open, or copy, on a computer with Windows. */
function deviceFindings({ name }: Campaign, tree: Tree): Finding[] {
  if (!deviceName.test(name)) return [];
  const message = `"${name}" is the name of a device in Windows, where no file can be called so: choose another one`;
  return [{ code: 'C016', at: placeOf(tree, ['name']), message }];
}

/** Why the name cannot open this campaign as well; undefined where it can. */
function claimError(alias: string, index: number, { name, aliases = [] }: Campaign, others: readonly Other[]) {
  if (alias === name || aliases.indexOf(alias) < index)
    return `"${alias}" opens this campaign already: leave the alias out`;
  const owner = others.find((other) => other.name === alias || other.aliases?.includes(alias));
  return owner ? `"${alias}" opens the campaign "${owner.name}" already` : standingAt(alias);
}

/** What names of flows are made of: what begins otherwise is the beginning of none. */
const namePart = /^[a-z][a-z0-9-]*$/;

/** Beginnings that no name of a flow has, and those for which this or another campaign stands in already. */
function standInFindings({ standsInFor = [] }: Campaign, others: readonly Other[], tree: Tree): Finding[] {
  return standsInFor.flatMap((beginning, index): Finding[] => {
    const at = placeOf(tree, ['standsInFor', index]);
    if (!namePart.test(beginning)) {
      const message = `No name begins with "${beginning}": write small letters, digits and hyphens, as in spring-2027`;
      return [{ code: 'C016', at, message }];
    }
    const isShared = (other: string) => other.startsWith(beginning) || beginning.startsWith(other);
    for (const { name, standsInFor: theirs = [] } of others) {
      const shared = theirs.find(isShared);
      if (shared !== undefined)
        return [{ code: 'C020', at, message: `The campaign "${name}" stands in for "${shared}" already` }];
    }
    const wider = standsInFor.find((one, place) => beginning.startsWith(one) && (one !== beginning || place < index));
    const message = `This campaign stands in for "${wider}" already, and so for all that begins with "${beginning}"`;
    return wider === undefined ? [] : [{ code: 'C020', at, message }];
  });
}

/** The types of flow of which one stands in where an address names none, or one that there is not. */
const typesWithDefault: readonly FlowType[] = ['signup', 'webScreener'];

/** The default flows of the library, and those that extend no other, first those that most others extend. */
const standingIn = onceFor((library: Library) => {
  const flows = flowsOf(library).flatMap((name) => {
    const tree = writtenDocuments(library).get(name);
    return tree ? [{ ...(valueOf(tree) as Partial<CampaignDocument>), name }] : [];
  });
  const heirs = new Map<string | undefined, number>();
  for (const { extends: base } of flows) heirs.set(base, (heirs.get(base) ?? 0) + 1);
  const heirsOf = (name: string) => heirs.get(name) ?? 0;
  /** One that extends another has the type of that, unless it says another one. */
  function typeOf(name: string): FlowType | undefined {
    const { tree } = loadDocument(name, library);
    return tree && (valueOf(tree) as Partial<CampaignDocument>).flowType;
  }
  return {
    defaults: flows.flatMap((flow) => (flow.isDefault ? [{ name: flow.name, flowType: typeOf(flow.name) }] : [])),
    roots: flows.filter((flow) => flow.extends === undefined).toSorted((a, b) => heirsOf(b.name) - heirsOf(a.name)),
  };
});

/** A type of flow that the library has no default of, where it has one of each other type: at the flow of the type that most others extend. */
function undefaulted({ name, isDefault, flowType }: Campaign, tree: Tree, library: Library): Finding[] {
  if (isDefault || !typesWithDefault.includes(flowType)) return [];
  const { defaults, roots } = standingIn(library);
  const others = defaults.filter((other) => other.name !== name);
  const first = roots.find((flow) => flow.flowType === flowType);
  const lacking = typesWithDefault.filter((type) => !others.some((other) => other.flowType === type));
  // Some campaigns of a product, such as drafts, need no default; only one type that lacks one has lost it.
  if (lacking.length !== 1 || lacking[0] !== flowType || first?.name !== name) return [];
  const message = `No campaign of the type ${flowType} is its default: addresses that name none, or one that there is not, open another flow. Give one of them "isDefault": true`;
  return [{ code: 'C021', at: placeOf(tree, ['flowType']), message }];
}

/** Addresses that something else has: a name, alias or beginning, or those that the default flow of a type opens for. */
export function addressFindings(campaign: Campaign, tree: Tree, library: Library): Finding[] {
  const { name, isDefault, flowType, aliases = [], standsInFor = [] } = campaign;
  const standing = standingAt(name);
  const ofName: Finding[] = [
    ...(standing === undefined ? [] : [{ code: 'C020', at: placeOf(tree, ['name']), message: standing } as const]),
    ...deviceFindings(campaign, tree),
    ...undefaulted(campaign, tree, library),
  ];
  if (!isDefault && aliases.length + standsInFor.length === 0) return ofName;
  const others = othersOf(campaign, library);
  const claimed = aliases.flatMap((alias, index): Finding[] => {
    const message = claimError(alias, index, campaign, others);
    return message === undefined ? [] : [{ code: 'C020', at: placeOf(tree, ['aliases', index]), message }];
  });
  const found = [...ofName, ...claimed, ...standInFindings(campaign, others, tree)];
  const twin = isDefault ? others.find((other) => other.isDefault && other.flowType === flowType) : undefined;
  if (!twin) return found;
  const message = `The campaign "${twin.name}" is the default of the type ${flowType} already`;
  return [...found, { code: 'C021', at: placeOf(tree, ['isDefault']), message }];
}
