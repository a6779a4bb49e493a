import type { Json } from '#src/checker/json.ts';
import { changed, fieldsOf, listAt, objectAt, planted, stepsOf, type Sort } from './planting.ts';

const has = (document: Json, kinds: readonly string[]) =>
  fieldsOf(document).some(({ value }) => kinds.includes(String(value['kind'])));

/** Kinds that let visitors choose the country. */
const choosing = ['CountrySelect', 'SearchArea', 'ContactForm'];

/** A setting of the campaign where none of these kinds reads it. */
const setting = (name: string, path: readonly string[], value: unknown, kinds: readonly string[]): Sort => ({
  name,
  code: 'C092',
  plant: (document) => (has(document, kinds) ? [] : [planted(document, path, value)]),
});

/** A line of content on each last page for those of whom something is known that no field of these kinds asks for. */
const shownFor = (name: string, when: Json, kinds: readonly string[]): Sort => ({
  name,
  code: 'C096',
  plant: (document) =>
    has(document, kinds) || JSON.stringify(document).includes('fetchKnownLead')
      ? []
      : stepsOf(document)
          .filter(({ value }) => value['next'] === undefined)
          .map(({ path }) => {
            const fields = [...path, 'fields'];
            const list = listAt(document, fields);
            const text = { en: 'Studies near you', es: 'Estudios cerca de usted' };
            const field = { kind: 'Heading', id: 'some', when, options: { level: 2, text } };
            return planted(document, fields, [...list, field], [...fields, list.length, 'when']);
          }),
});

/** Settings that nothing reads. */
export const settingSorts: readonly Sort[] = [
  {
    name: 'help on another question than the one that the step asks',
    code: 'C092',
    plant: (document) =>
      stepsOf(document)
        .filter(({ value }) => value['help'] === 'phone')
        .map(({ path }) => planted(document, [...path, 'help'], 'age')),
  },
  {
    name: 'a landing page that asks something else',
    code: 'C112',
    plant: (document) =>
      objectAt(document, ['landings'])['age'] === undefined
        ? []
        : [planted(document, ['landings', 'age'], 'phone', ['landings', 'age'])],
  },
  {
    name: 'a question asked under the opposite of its rule',
    code: 'C113',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) =>
          ['showsHeightWeight', 'showsCountrySelect'].includes(String(objectAt(value, ['when'])['rule'])),
        )
        .map(({ path }) => planted(document, [...path, 'when', 'is'], false, [...path, 'when'])),
  },
  {
    name: 'a caregiver who reads what everybody reads',
    code: 'C114',
    plant: (document) =>
      document['hasCaregiver'] === false
        ? []
        : fieldsOf(document)
            .filter(({ value }) => objectAt(value, ['options', 'caregiverText'])['en'] !== undefined)
            .map(({ path, value }) =>
              planted(document, [...path, 'options', 'caregiverText'], objectAt(value, ['options', 'text'])),
            ),
  },
  {
    name: 'a heading of another question',
    code: 'C115',
    plant: (document) =>
      stepsOf(document)
        .filter(({ name, value }) => name === 'phone' && objectAt(value, ['fields', 0])['kind'] === 'Heading')
        .map(({ path }) => {
          const text = { en: 'What is your email address?', es: '¿Cuál es su correo electrónico?' };
          return planted(document, [...path, 'fields', 0, 'options'], { text }, [...path, 'fields', 0]);
        }),
  },
  {
    name: 'a text that lets visitors leave out what they must answer',
    code: 'C116',
    // An example visitor who leaves it out would be found in its stead.
    plant: (document) =>
      stepsOf(document)
        .filter(({ name }) => name === 'email')
        .flatMap(({ path, value }) => {
          const index = listAt(value, ['fields']).findIndex(
            (_, at) => objectAt(value, ['fields', at])['kind'] === 'Email',
          );
          return index === -1
            ? []
            : [
                planted(changed(document, ['people'], []), [...path, 'fields', index, 'required'], true, [
                  ...path,
                  'fields',
                  0,
                ]),
              ];
        }),
  },
  {
    name: 'an event under a slip of its code',
    code: 'C117',
    plant: (document) =>
      stepsOf(document).flatMap(({ path, value }) =>
        listAt(value, ['onLeave']).flatMap((_, index) =>
          objectAt(value, ['onLeave', index, 'params'])['code'] === 'em'
            ? [planted(document, [...path, 'onLeave', index, 'params', 'code'], 'eml')]
            : [],
        ),
      ),
  },
  {
    name: 'an event with its letters turned',
    code: 'C117',
    plant: (document) =>
      stepsOf(document).flatMap(({ path, value }) =>
        listAt(value, ['onLeave']).flatMap((_, index) =>
          objectAt(value, ['onLeave', index, 'params'])['code'] === 'em'
            ? [planted(document, [...path, 'onLeave', index, 'params', 'code'], 'me')]
            : [],
        ),
      ),
  },
  ...['Partner Screener Opt-uot', 'Partner screener opt out'].map((status): Sort => ({
    name: `a status with a slip, ${status}`,
    code: 'C117',
    plant: (document) =>
      document['leadSpecialStatus'] === undefined ? [] : [planted(document, ['leadSpecialStatus'], status)],
  })),
  {
    name: 'a type of flow without a default',
    code: 'C021',
    plant: (document) =>
      // It is reported at the campaign that others extend.
      ['s6', 'ws10'].includes(String(document['name'])) ? [planted(document, ['isDefault'], false, [])] : [],
  },
  {
    name: 'a signature after which visitors begin anew',
    code: 'C051',
    plant: (document) => (has(document, ['EsignConsent']) ? [planted(document, ['signedStep'], 'home')] : []),
  },
  {
    name: 'a campaign of the type of another flow',
    code: 'C109',
    plant: (document) => {
      const others = ['signup', 'screener', 'partnerScreener', 'studySearch'];
      const own = { signup: 'signup', webScreener: 'screener' }[String(document['flowType'])] ?? document['flowType'];
      return document['flowType'] === undefined
        ? []
        : others.filter((type) => type !== own).map((type) => planted(document, ['campaignType'], type));
    },
  },
  shownFor('a line for adults where nothing asks how old anybody is', { rule: 'ageBetween', params: { min: 18 } }, [
    'Age',
    'BirthDate',
    'ContactForm',
  ]),
  shownFor('a line for caregivers where nothing asks who takes part', { rule: 'participantIsSomeoneElse' }, [
    'CaregiverChoice',
  ]),
  shownFor('a line for whoever must choose a gender where none can be', { rule: 'genderRequiredAndUnset' }, [
    'Gender',
    'GenderDropdown',
    'GenderHome',
    'GenderSelect',
    'ContactForm',
  ]),
  shownFor('a line for who said no to an agent whom nobody speaks with', { rule: 'partnerConsentRefused' }, [
    'PartnerConsent',
  ]),
  setting('a choice of the country that no field gives', ['showCountrySelect'], true, choosing),
  setting('a height and weight that no field asks for', ['webScreenerProps', 'shouldShowHeightWeight'], true, [
    'Height',
    'Weight',
  ]),
  setting('a step after a signature that nobody gives', ['signedStep'], 'thankyou', ['EsignConsent', 'LandingCopy']),
  {
    name: 'help for what the step does not ask',
    code: 'C092',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) => ['ThankYouPage', 'ThankYou', 'ScreenerThankYou'].includes(String(value['kind'])))
        .map(({ path }) => planted(document, [...path.slice(0, 2), 'help'], 'phone')),
  },
];
