import type { Json } from '#src/checker/json.ts';
import { isOnePage, planted, type Path, type Planted, type Sort } from './planting.ts';
import { asking } from './saves.ts';

/** The consent to collect records, changed in screeners. */
const records = (name: string, change: (path: Path, document: Json) => () => Planted): Sort => ({
  name,
  code: 'C099',
  plant: (document) =>
    document['flowType'] === 'webScreener' && isOnePage(document)
      ? asking(['MedicalRecordsConsent'])(document).map(({ path }) => change(path, document))
      : [],
});

const ofSite = { rule: 'hasSiteFound' };
const ofOthers = { rule: 'asksForMedicalRecords', is: false };

/** Screeners that ask for no records where a study collects them, or ask others. */
export const recordSorts: readonly Sort[] = [
  records('records that nobody is asked for', (path, document) =>
    planted(document, path, undefined, ['steps', String(path[1])]),
  ),
  records('records that are asked for where there is a site', (path, document) =>
    planted(document, [...path, 'when'], ofSite, ['steps', String(path[1])]),
  ),
  records('records that are asked for where none are collected', (path, document) =>
    planted(document, [...path, 'when'], ofOthers, ['steps', String(path[1])]),
  ),
];
