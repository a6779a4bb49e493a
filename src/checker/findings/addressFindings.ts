import type { Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { loadDocument, type Library } from '#src/checker/document/loadDocument.ts';
import { placeOf, valueOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';

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

/** Addresses that two flows claim: a name or alias, or those that the default flow of a type opens for. */
export function addressFindings(campaign: Campaign, tree: Tree, library: Library): Finding[] {
  const { isDefault, flowType, aliases = [] } = campaign;
  if (!isDefault && aliases.length === 0) return [];
  const others = othersOf(campaign, library);
  const twin = isDefault ? others.find((other) => other.isDefault && other.flowType === flowType) : undefined;
  const claimed = aliases.flatMap((alias, index): Finding[] => {
    if (alias === campaign.name || aliases.indexOf(alias) < index)
      return [
        {
          code: 'C020',
          at: placeOf(tree, ['aliases', index]),
          message: `"${alias}" opens this campaign already: leave the alias out`,
        },
      ];
    const owner = others.find((other) => other.name === alias || other.aliases?.includes(alias));
    if (!owner) return [];
    return [
      {
        code: 'C020',
        at: placeOf(tree, ['aliases', index]),
        message: `"${alias}" opens the campaign "${owner.name}" already`,
      },
    ];
  });
  if (!twin) return claimed;
  const message = `The campaign "${twin.name}" is the default of the type ${flowType} already`;
  return [...claimed, { code: 'C021', at: placeOf(tree, ['isDefault']), message }];
}
