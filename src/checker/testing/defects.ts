import type { CampaignReport } from '#src/checker/campaignReport.ts';
import { campaignChecker } from '#src/checker/checkCampaigns.ts';
import { parseSource, partOf, placeOf, valueOf } from '#src/checker/document/tree.ts';
import type { Finding, Source } from '#src/checker/finding.ts';
import type { Json } from '#src/checker/json.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignFolder, flowsOf } from '#src/checker/projectFiles.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import { agentSorts } from './defects/agents.ts';
import { besideSorts } from './defects/beside.ts';
import { checkSorts } from './defects/checks.ts';
import { claimSorts } from './defects/claims.ts';
import { consentSorts } from './defects/consents.ts';
import { effectSorts } from './defects/effects.ts';
import { factSorts } from './defects/facts.ts';
import { headingSorts } from './defects/headings.ts';
import { heirSorts } from './defects/heirs.ts';
import { idleSorts } from './defects/idle.ts';
import { labelSorts } from './defects/labels.ts';
import { ledSorts } from './defects/led.ts';
import { markSorts } from './defects/marks.ts';
import { nameSorts } from './defects/names.ts';
import { numberingSorts } from './defects/numbering.ts';
import { pageSorts } from './defects/pages.ts';
import { peopleSorts } from './defects/people.ts';
import { pictureSorts } from './defects/pictures.ts';
import type { Planted, Sort } from './defects/planting.ts';
import { readingSorts } from './defects/reading.ts';
import { recordSorts } from './defects/records.ts';
import { repeatedSorts } from './defects/repeated.ts';
import { roleSorts } from './defects/roles.ts';
import { saveSorts } from './defects/saves.ts';
import { settingSorts } from './defects/settings.ts';
import { shapeSorts } from './defects/shape.ts';
import { slipSorts } from './defects/slips.ts';
import { studySorts } from './defects/studies.ts';
import { textSorts } from './defects/text.ts';
import { translationSorts } from './defects/translations.ts';
import { vainSorts } from './defects/vain.ts';
import { verdictSorts } from './defects/verdicts.ts';
import { waySorts } from './defects/ways.ts';
import { wordSorts } from './defects/words.ts';

/** Every sort of defect. */
export const sorts: readonly Sort[] = [
  ...textSorts,
  ...shapeSorts,
  ...nameSorts,
  ...heirSorts,
  ...checkSorts,
  ...wordSorts,
  ...translationSorts,
  ...readingSorts,
  ...consentSorts,
  ...agentSorts,
  ...waySorts,
  ...saveSorts,
  ...pageSorts,
  ...peopleSorts,
  ...vainSorts,
  ...verdictSorts,
  ...roleSorts,
  ...pictureSorts,
  ...besideSorts,
  ...effectSorts,
  ...settingSorts,
  ...labelSorts,
  ...headingSorts,
  ...markSorts,
  ...recordSorts,
  ...factSorts,
  ...claimSorts,
  ...slipSorts,
  ...studySorts,
  ...numberingSorts,
  ...idleSorts,
  ...ledSorts,
  ...repeatedSorts,
];

/** A planted defect that the check did not report by its code at its place. */
export type Missed = { sort: string; code: string; campaign: string; planted: Planted; found: readonly Finding[] };

/** The shipped campaigns with everything inherited, and a check with a defect planted in one of them. */
export function shippedCampaigns() {
  const { library, ...project } = openProject(campaignFolder, process.cwd());
  let instead: (Source & Pick<Planted, 'consent'>) | undefined;
  const withText = {
    ...project,
    library: {
      names: library.names,
      read: (name: string) => (instead?.file === `${name}.json` ? instead : library.read(name)),
    },
    consents: {
      ...project.consents,
      wordings(name: string) {
        const before = project.consents.wordings(name);
        return instead?.consent?.name === name ? instead.consent.change(before) : before;
      },
    },
  };
  const read = campaignReader({ library, ...project });
  const documents = new Map(
    flowsOf(library).flatMap((name): [string, Json][] => {
      const { tree } = read(name);
      // A campaign is an object.
      return tree ? [[name, valueOf(tree) as Json]] : [];
    }),
  );
  // A warning is reported once: as findings they are reported as often as they are planted.
  const options = { strict: ['es'] as const, today: '2026-11-01' };
  const check = campaignChecker(withText, options);
  // What is known of all campaigns together is that of those that are shipped.
  check('flare');
  return {
    documents,
    check(name: string, planted: Planted): CampaignReport {
      instead = { file: `${name}.json`, ...planted };
      return check(name);
    },
  };
}

/** Whether the finding is in the part of the text in which the defect was planted, or at its name. */
function isAtPlace({ at }: Finding, { path }: Planted): boolean {
  if (path === undefined) return true;
  const { tree } = parseSource(at.source);
  if (!tree) return false;
  const [part, key] = [partOf(tree, path)?.at ?? placeOf(tree, path), placeOf(tree, path, true)];
  return at.offset >= Math.min(part.offset, key.offset) && at.offset <= part.offset + part.length;
}

type Shipped = ReturnType<typeof shippedCampaigns>;

/** Plants a sort in a campaign, at the places whose indices are picked, and gives those that were not reported. */
export function plantSort(
  sort: Sort,
  campaign: string,
  shipped: Shipped,
  pick: (places: number) => readonly number[],
): { planted: number; missed: Missed[] } {
  const places = sort.plant(shipped.documents.get(campaign) ?? {});
  const picked = pick(places.length).flatMap((index) => places[index] ?? []);
  const missed = picked.flatMap((plant): Missed[] => {
    const planted = plant();
    const { findings, warnings } = shipped.check(campaign, planted);
    const found = [...findings, ...warnings];
    const isReported = found.some((finding) => finding.code === sort.code && isAtPlace(finding, planted));
    return isReported ? [] : [{ sort: sort.name, code: sort.code, campaign, planted, found }];
  });
  return { planted: picked.length, missed };
}
