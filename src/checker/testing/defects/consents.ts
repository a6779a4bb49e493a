import type { Wordings } from '#src/checker/consents.ts';
import type { Json } from '#src/checker/json.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import { forVisitors } from './agents.ts';
import { added, changed, fieldsOf, listAt, objectAt, planted, printed, stepsOf, type Sort } from './planting.ts';

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

/** The sentence by which shipped consents that a box gives name it. */
const aboutBox = 'Please read this before you check the box.';

const isCommercial = ({ value }: { value: Json }) => value['kind'] === 'CommercialConsent';

/** What is asked besides may make a short page hard to read, which would be found first. */
const hardToRead = { page: { en: 20, es: 20 }, reason: 'What is planted is hard to read.' };

/** Defects of what is asked and sent. */
const sentSorts: readonly Sort[] = [
  forVisitors({
    name: 'a consent to advertising that nothing sends',
    code: 'C081',
    plant: (document) => {
      const sends = stepsOf(document).some(({ value }) => JSON.stringify(value).includes('submitCommercialConsent'));
      const readable = { ...document, readingLevel: hardToRead };
      return sends ? [] : added('', 'C081', { kind: 'CommercialConsent' }, true).plant(readable).slice(0, 1);
    },
  }),
  forVisitors({
    name: 'a consent that is asked for once all is saved',
    code: 'C081',
    plant: (document) =>
      stepsOf(document).flatMap(({ path, value }) => {
        const fields = [...path, 'fields'];
        const list = listAt(document, fields);
        const isEnd = value['next'] === undefined && list.length > 0 && value['onEnter'] === undefined;
        const asked = { kind: 'MedicalRecordsConsent', id: 'asked' };
        return isEnd
          ? [planted({ ...document, readingLevel: hardToRead }, fields, [...list, asked], [...fields, list.length])]
          : [];
      }),
  }),
  {
    name: 'an effect that sends a consent which nothing asks for',
    code: 'C081',
    plant: (document) => {
      const asking = fieldsOf(document).filter(isCommercial);
      return stepsOf(document).flatMap(({ path }) => {
        const list = [...path, 'onEnter'];
        const effects = listAt(document, list);
        const at = [...list, effects.length];
        const call = { effect: 'submitCommercialConsent' };
        return asking.length > 0 ? [] : [planted(document, list, [...effects, call], at)];
      });
    },
  },
];

/** Defects of consents: of their files, and of what is sent of them. */
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
  ...(
    [
      ['a consent with a blank that nothing fills', 'C028', (text) => text.replace('{smsHelp}', '{helpNumber}')],
      ['a consent with a blank in spaces', 'C028', (text) => text.replace('{smsHelp}', '{ smsHelp }')],
      [
        'a consent that does not say how to stop its texts',
        'C080',
        (text) => text.replaceAll(/ Reply STOP[^.]*\./g, ''),
      ],
      ['a consent with a paragraph twice', 'C080', (text) => `${text}\n\n${text.split('\n\n').at(-1) ?? ''}`],
      ['a consent without its points', 'C080', (text) => text.replaceAll(/^- /gm, '')],
      ['a link that opens another policy than it names', 'C062', (text) => text.replace('(terms)', '(privacy)')],
      [
        'a box in the consent that a button gives',
        'C039',
        (text) => text.replace('Pressing the button below', 'Checking the box below'),
      ],
      ['a consent on which care hangs', 'C039', (text) => text.replace('agreeing is not needed', 'agreeing is needed')],
      ['a consent with a point of no words', 'C080', (text) => text.replace('\n- ', '\n- \n- ')],
    ] as const satisfies readonly (readonly [string, Sort['code'], (text: string) => string])[]
  ).map(([name, code, change]) =>
    rewritten(name, code, ({ us, international }) => ({ us: { ...us, en: change(us.en ?? '') }, international })),
  ),
  rewritten(
    'a button in the consent that a box gives',
    'C039',
    ({ us, international }) => {
      const en = international.en?.replace(aboutBox, 'Pressing the button agrees.') ?? '';
      return { us, international: { ...international, en } };
    },
    (consent) => consents.wordings(consent).international.en?.includes(aboutBox) ?? false,
  ),
  rewritten(
    'a consent with the words of another one',
    'C039',
    () => consents.wordings('special'),
    (consent) => consent !== 'special',
  ),
  rewritten('a consent with the words of other countries', 'C039', ({ us }) => ({ us, international: us })),
  {
    name: 'an agreement with a company that does not ask',
    code: 'C119',
    plant: (document) => [
      planted(
        changed(document, ['oversight'], { recruiter: { en: 'Bright Labs', es: 'Bright Labs' } }),
        ['pageTitle'],
        {
          en: 'You agree that Acme LLC may call you',
          es: 'Usted acepta que Acme LLC le llame',
        },
      ),
    ],
  },
  ...sentSorts,
];
