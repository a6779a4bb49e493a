import type { Wordings } from '#src/checker/consents.ts';
import type { Json } from '#src/checker/json.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import { objectAt, printed, type Sort } from './planting.ts';

/** The name of the words that a document asks its own consent in; undefined where it may show none. */
function consentIn(document: Json): string | undefined {
  if (objectAt(document, ['consent'])['shown'] !== true) return undefined;
  return String(objectAt(document, ['consent'])['text'] ?? document['campaignType']);
}

/** The words of the document's own consent in another form. */
const rewritten = (
  name: string,
  code: Sort['code'],
  change: (before: Wordings) => Wordings,
  isFor = (_consent: string) => true,
): Sort => ({
  name,
  code,
  plant: (document) => {
    const consent = consentIn(document);
    return consent === undefined || !isFor(consent)
      ? []
      : [() => ({ text: printed(document), consent: { name: consent, change } })];
  },
});

const half = (text = '') => {
  const paragraphs = text.split('\n\n');
  return paragraphs.slice(0, Math.ceil(paragraphs.length / 2)).join('\n\n');
};

const { consents } = openProject(campaignFolder, campaignFolder);

/** Defects of the files of consents. */
export const consentSorts: readonly Sort[] = [
  rewritten('a consent of which a half is gone', 'C080', ({ us, international }) => ({
    us: { en: half(us.en), es: half(us.es) },
    international,
  })),
  rewritten('a consent of which a half is gone in Spanish', 'C080', ({ us, international }) => ({
    us,
    international: { ...international, es: half(international.es) },
  })),
  rewritten('a consent that ends within a sentence', 'C080', ({ us, international }) => ({
    us: { ...us, en: us.en?.slice(0, -9) ?? '' },
    international,
  })),
  rewritten(
    'a consent with the words of another one',
    'C039',
    () => consents.wordings('special'),
    (consent) => consent !== 'special',
  ),
  rewritten('a consent with the words of other countries', 'C039', ({ us }) => ({ us, international: us })),
];
