import type { Answers } from '#src/domain/facts.ts';
import type { CampaignScreenerProps } from '#src/generated/campaign.ts';
import { asksAny } from '#src/checker/asksAny.ts';
import { partOf, placeOf, valueOf } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Spec } from '#src/kit/spec.ts';
import { eitherOf } from '#src/checker/quoting.ts';
import type { CampaignModel } from './model.ts';

/** How the questions of a study look. */
const looks: readonly (keyof CampaignScreenerProps)[] = [
  'shouldUseYNUButtons',
  'isSingleColumn',
  'twoColumnMultiSelect',
];
const asked: readonly (keyof Answers)[] = ['responses'];

/**
 * What this document says of how something looks or reads that no page shows. What it inherits is of other pages: a document
 * that leaves those out need not take it back.
 */
export function unshownSettings({ campaign, tree, registries: { kinds } }: CampaignModel): Finding[] {
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const found = (path: readonly string[], why: string): Finding[] => {
    const part = partOf(tree, path);
    const isSet = part && valueOf(part) !== null && valueOf(part) !== false;
    const at = placeOf(tree, path);
    return isSet && at.source === tree.at.source
      ? [{ code: 'C092', at, message: `"${path.at(-1)}" is set, and ${why}` }]
      : [];
  };
  /** The finding, unless a kind that would show it is there, or there is none. */
  const unshown = (path: readonly string[], what: string, isShownBy: (spec: Spec) => boolean): Finding[] => {
    const showing = Object.entries(kinds).flatMap(([kind, spec]) => (spec && isShownBy(spec) ? [kind] : []));
    return showing.length === 0 || fields.some(({ kind }) => showing.includes(kind))
      ? []
      : found(path, `no field shows ${what}: add one of the kind ${eitherOf(showing)}`);
  };
  const texts = Object.keys(campaign.landingPageCopy).flatMap((name) =>
    unshown(['landingPageCopy', name], 'it', ({ showsLanding = [] }) => showsLanding.some((one) => one === name)),
  );
  const isBesideOne = fields.some(({ kind }) => kinds[kind]?.beside !== undefined);
  return [
    ...(asksAny(fields, asked, { kinds })
      ? []
      : looks.flatMap((name) =>
          found(['webScreenerProps', name], 'no field asks the questions of a study, whose look it is: leave it out'),
        )),
    ...texts.slice(0, 1),
    ...(isBesideOne ? [] : unshown(['oversight'], 'who asks', ({ saysWhoAsks = false }) => saysWhoAsks)),
  ];
}
