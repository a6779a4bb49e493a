import { isDeepStrictEqual } from 'node:util';
import type { Campaign, CampaignField } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { sideIn } from './measureWords.ts';
import type { Registries } from '#src/checker/registries.ts';

type Asking = { field: CampaignField; path: readonly (string | number)[] };

/** Which picture the field asks for. */
const shotOf = ({ field: { options = {} } }: Asking) => ('shot' in options ? String(options.shot) : undefined);

/** Whether both may be asked of one visitor: those under two conditions may be for different ones. */
const mayMeet = ({ field: one }: Asking, { field: other }: Asking) =>
  !one.when || !other.when || isDeepStrictEqual(one.when, other.when);

/** Pictures in the place of one that was asked for before. */
function shotFindings(asking: readonly Asking[], tree: Tree): Finding[] {
  return asking.flatMap((one, index): Finding[] => {
    const shot = shotOf(one);
    const first = asking
      .slice(0, index)
      .find((other) => shot !== undefined && shotOf(other) === shot && mayMeet(one, other));
    if (!first) return [];
    const message = `"${one.field.id}" asks for the picture "${shot}" as "${first.field.id}" does, and takes its place: give it a "shot" of its own`;
    return [{ code: 'C051', at: placeOf(tree, [...one.path, 'options', 'shot']), message }];
  });
}

/** Titles of pictures that name the other side than the picture does: it would be looked at as that of its name. */
const sideFindings = (asking: readonly Asking[], tree: Tree): Finding[] =>
  asking.flatMap((one) =>
    localeCodes()
      .flatMap((locale): Finding[] => {
        const path = [...one.path, 'options', 'title', locale];
        const [named] = sideIn(textAt(tree, ...path) ?? '');
        const shot = shotOf(one)?.toLowerCase() ?? '';
        const side = ['left', 'right'].find((name) => shot.startsWith(name));
        if (side === undefined || named === undefined || named === side) return [];
        const message = `The title names the ${named} side, and the picture "${shotOf(one)}" is kept as that of the ${side}`;
        return [{ code: 'C115', at: placeOf(tree, path), message }];
      })
      .slice(0, 1),
  );

/**
 * Fields that ask for pictures of which the server would refuse some: all where the campaign does not keep any, else those
 * beyond the most; those that take the place of others, and those whose title names the other side.
 */
export function pictureFindings(
  { steps }: Campaign,
  { pictures }: CampaignDocument,
  tree: Tree,
  { kinds }: Registries,
): Finding[] {
  const asking: Asking[] = Object.values(steps).flatMap((step) =>
    step.fields.flatMap((field, index) =>
      kinds[field.kind]?.answers.includes('pictures') ? [{ field, path: fieldPath(tree, step, index) }] : [],
    ),
  );
  if (!pictures)
    return asking.map(({ field: { id }, path }): Finding => {
      const message = `The field "${id}" asks for a picture, which the server refuses: give the campaign "pictures": { "keptDays": 90 }, or as many days as it keeps them`;
      return { code: 'C036', at: placeOf(tree, path), message };
    });
  // Those under a condition may be for others.
  const always = asking.filter(({ field }) => field.when === undefined).length;
  const { most = Infinity } = pictures;
  const message = `The campaign asks everybody for ${always} pictures and keeps ${most} of them: the server refuses the others`;
  const tooMany: Finding[] = always > most ? [{ code: 'C036', at: placeOf(tree, ['pictures', 'most']), message }] : [];
  return [...tooMany, ...shotFindings(asking, tree), ...sideFindings(asking, tree)];
}
