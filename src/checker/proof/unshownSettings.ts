import type { Answers } from '#src/domain/facts.ts';
import type { CampaignLandingCopy, CampaignScreenerProps, Field } from '#src/generated/campaign.ts';
import { asksAny } from '#src/checker/asksAny.ts';
import { partOf, placeOf, valueOf } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { eitherOf } from '#src/checker/quoting.ts';
import type { CampaignModel } from './model.ts';

/** The kind that shows each text of the landing page. */
const showing: Readonly<Record<keyof CampaignLandingCopy, Field['kind']>> = {
  drawing: 'LandingCopy',
  title: 'LandingCopy',
  subtitle: 'LandingCopy',
  benefits: 'LandingCopy',
  compensationInformation: 'LandingCopy',
  studyDesign: 'StudyDesign',
  eligibility: 'Eligibility',
};

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
  const shown = new Set<string>(fields.map(({ kind }) => kind));
  const found = (path: readonly string[], why: string): Finding[] => {
    const part = partOf(tree, path);
    const isSet = part && valueOf(part) !== null && valueOf(part) !== false;
    const at = placeOf(tree, path);
    return isSet && at.source === tree.at.source
      ? [{ code: 'C092', at, message: `"${path.at(-1)}" is set, and ${why}` }]
      : [];
  };
  const texts = Object.entries(showing).flatMap(([name, kind]) =>
    shown.has(kind) ? [] : found(['landingPageCopy', name], `no field shows it: add one of the kind ${kind}`),
  );
  const namesWhoAsks = fields.some(({ kind }) => kinds[kind]?.saysWhoAsks || kinds[kind]?.beside !== undefined);
  const naming = Object.keys(kinds).filter((kind) => kinds[kind]?.saysWhoAsks);
  return [
    ...(asksAny(fields, asked, { kinds })
      ? []
      : looks.flatMap((name) =>
          found(['webScreenerProps', name], 'no field asks the questions of a study, whose look it is: leave it out'),
        )),
    ...texts.slice(0, 1),
    ...(namesWhoAsks ? [] : found(['oversight'], `no field shows who asks: add one of the kind ${eitherOf(naming)}`)),
  ];
}
