import type { Code } from '#src/checker/codes.ts';
import type { Json } from '#src/checker/json.ts';
import { isOnePage, planted, stepsOf, type Path, type Planted, type Sort } from './planting.ts';
import { asking } from './saves.ts';

type Change = (path: Path, document: Json) => () => Planted;

/** A question that a study or an address brings about, changed in flows of these. */
const owed = (name: string, code: Code, kind: string, isIn: (document: Json) => boolean, change: Change): Sort => ({
  name,
  code,
  plant: (document) =>
    isIn(document) && isOnePage(document)
      ? asking([kind])(document)
          .slice(0, 1)
          .map(({ path }) => change(path, document))
      : [],
});

const isScreener = (document: Json) => document['flowType'] === 'webScreener';
/** Campaigns in which somebody may answer for somebody else, and with whom something is saved. */
const takesCaregivers = (document: Json) =>
  document['hasCaregiver'] !== false && stepsOf(document).some(({ value }) => value['saves'] === true);

const ofSite = { rule: 'hasSiteFound' };
const ofOthers = { rule: 'asksForMedicalRecords', is: false };

const gone: Change = (path, document) => planted(document, path, undefined, ['steps']);
const under =
  (when: Json): Change =>
  (path, document) =>
    planted(document, [...path, 'when'], when, ['steps']);

/** Flows that do not ask what a study wants to know, or who answers. */
export const recordSorts: readonly Sort[] = [
  owed('records that nobody is asked for', 'C099', 'MedicalRecordsConsent', isScreener, gone),
  owed('records that are asked for where there is a site', 'C099', 'MedicalRecordsConsent', isScreener, under(ofSite)),
  owed(
    'records that are asked for where none are collected',
    'C099',
    'MedicalRecordsConsent',
    isScreener,
    under(ofOthers),
  ),
  owed('risks that nobody is asked about', 'C103', 'RiskAssessment', isScreener, gone),
  owed('risks that are asked about where there is a site', 'C103', 'RiskAssessment', isScreener, under(ofSite)),
  owed('a CT scan whose day nobody is asked for', 'C103', 'CtScanDate', isScreener, gone),
  owed('a parent who is not asked for a name', 'C104', 'CaregiverName', takesCaregivers, gone),
  owed(
    'a parent who is asked for a name where there is a site',
    'C104',
    'CaregiverName',
    takesCaregivers,
    under(ofSite),
  ),
  owed('a carer who is not asked who takes part', 'C104', 'CaregiverChoice', takesCaregivers, gone),
];
