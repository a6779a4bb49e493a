import type { Json } from '#src/checker/json.ts';
import {
  casesOf,
  changed,
  fieldsOf,
  isOnePage,
  listAt,
  objectAt,
  planted,
  printed,
  stepsOf,
  type Planted,
  type Sort,
} from './planting.ts';
import { asking, saidToAgents, withoutUses } from './saves.ts';

/** The fields that give a verdict or await one. */
const verdicts = asking(['ScreenerResult', 'ScreenerThankYou', 'PartnerCheck', 'EligibilitySummary']);
/** Those whose verdict needs a site and what a study asks. */
const outcomes = asking(['ScreenerResult', 'ScreenerThankYou', 'PartnerCheck']);

type Asked = ReturnType<typeof verdicts>;

/** The document with its fields of these kinds changed, where a verdict hangs on them. */
const hanging =
  (change: (document: Json, asked: Asked) => () => Planted) =>
  (
    name: string,
    kinds: readonly string[],
    of: typeof verdicts,
    isLeftOut: (document: Json) => boolean = () => false,
  ): Sort => ({
    name,
    code: 'C085',
    plant: (document) => {
      const asked = asking(kinds)(document);
      return asked.length === 0 || of(document).length === 0 || isLeftOut(document) ? [] : [change(document, asked)];
    },
  });

/** They are gone, and with them what texts say in place of theirs. */
const withoutFields = hanging((document, asked) => {
  const rest = asked.toReversed().reduce((all, { path }) => changed(withoutUses(all, path), path, undefined), document);
  return planted(rest, ['copy'], undefined, ['steps']);
});

/** They may be left out. */
const optional = hanging((document, asked) => {
  const all = asked.reduce((rest, { path }) => changed(rest, [...path, 'required'], false), document);
  return () => ({ text: printed(all), path: ['steps'] });
});

/** They are asked in one country alone. */
const elsewhere = hanging((document, asked) => {
  const when = { rule: 'countryIs', params: { country: 'GB' } };
  const all = asked.reduce((rest, { path }) => changed(rest, [...path, 'when'], when), document);
  return () => ({ text: printed(all), path: ['steps'] });
});

/** Where the criteria alone decide, the others may be left out. */
const isByCriteria = (document: Json) => document['outcome'] === 'criteria';

/** What steps run as they open and on answers without one effect. */
function withoutEffect(document: Json, effect: string): Json {
  const isOther = (call: unknown) => objectAt(call, [])['effect'] !== effect;
  return stepsOf(document).reduce((all, { path }) => {
    const answers = Object.entries(objectAt(all, [...path, 'onAnswer']));
    const left = answers.map(([answer, calls]) => [answer, listAt(calls, []).filter(isOther)] as const);
    const onEnter = listAt(all, [...path, 'onEnter']).filter(isOther);
    return changed(changed(all, [...path, 'onEnter'], onEnter), [...path, 'onAnswer'], Object.fromEntries(left));
  }, document);
}

const isNoPlace = (id: unknown) => id !== 'postalCode';

/** Verdicts on what visitors never tell, and what nothing finds out. */
export const verdictSorts: readonly Sort[] = [
  withoutFields('a verdict without an age', ['Age', 'BirthDate'], verdicts, isByCriteria),
  withoutFields('a verdict without a gender', ['Gender', 'GenderDropdown'], verdicts, isByCriteria),
  optional('a verdict on an age that may be left out', ['Age', 'BirthDate'], verdicts, isByCriteria),
  optional('a verdict on a gender that may be left out', ['Gender', 'GenderDropdown'], verdicts, isByCriteria),
  optional('a verdict on a body mass that may be left out', ['Height', 'Weight'], verdicts, isByCriteria),
  optional('a verdict on answers that may be left out', ['QualificationQuestions'], outcomes),
  elsewhere(
    'a verdict on a gender that one country alone is asked for',
    ['Gender', 'GenderDropdown'],
    verdicts,
    isByCriteria,
  ),
  withoutFields('a verdict without a weight', ['Weight'], verdicts, isByCriteria),
  withoutFields('a verdict without what the study asks', ['QualificationQuestions'], outcomes),
  {
    name: 'a verdict without a search for sites',
    code: 'C085',
    plant: (document) =>
      outcomes(document)
        .slice(0, 1)
        .map(() => () => ({ text: printed(withoutEffect(document, 'findNearestSite')), path: ['steps'] })),
  },
  {
    name: 'a verdict by a search for sites before there is a place',
    code: 'C085',
    plant: (document) =>
      outcomes(document)
        .slice(0, 1)
        .map(() => planted(document, ['steps', 'home', 'onAnswer'], saidToAgents(document, 'home'), ['steps'])),
  },
  {
    name: 'a place that is asked for before the consent',
    code: 'C085',
    plant: (document) => {
      const path = ['steps', 'home', 'sections'];
      const [first, ...others] = listAt(document, path);
      if (isOnePage(document) || first === undefined) return [];
      const left = others.map((section) => {
        const fields = listAt(section, ['fields']).map((one) => (Array.isArray(one) ? one.filter(isNoPlace) : one));
        return { ...objectAt(section, []), fields: fields.filter(isNoPlace) };
      });
      const start = { ...objectAt(first, []), fields: [listAt(first, ['fields']).flat().concat('postalCode')] };
      return [planted(document, path, [start, ...left], ['steps'])];
    },
  },
  {
    name: 'a screener that tells nobody how it ended',
    code: 'C088',
    plant: (document) => {
      const telling = asking(['ScreenerResult', 'ScreenerThankYou'])(document);
      // Where those who may book go another way, they learn by it.
      const isLed = casesOf(document).some(({ value }) => JSON.stringify(value).includes('mayBook'));
      const isScreener = document['flowType'] === 'webScreener' && !isLed;
      // Where a button of these led on, Next does.
      const told = telling.reduce((all, { path }) => {
        const step = path.slice(0, 2);
        return changed(changed(all, path, { kind: 'ThankYou' }), [...step, 'nav'], undefined);
      }, document);
      return isScreener ? [() => ({ text: printed(told), path: ['steps'] })] : [];
    },
  },
  {
    name: 'a lead that is known to nobody',
    code: 'C043',
    // All of the conditions are one mistake, found at the first.
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) => objectAt(value, ['when'])['rule'] === 'leadIsKnown')
        .slice(0, 1)
        .map(({ path }) => () => ({
          text: printed(withoutEffect(document, 'fetchKnownLead')),
          path: [...path, 'when'],
        })),
  },
  {
    name: 'a lead that is found out about only once a condition has asked for it',
    code: 'C050',
    plant: (document) =>
      fieldsOf(document).flatMap(({ path, value }) => {
        const late = ['steps', 'thankyou', 'onEnter'];
        const isAsked = objectAt(value, ['when'])['rule'] === 'leadIsKnown' && path[1] !== 'thankyou';
        const moved = () =>
          changed(withoutEffect(document, 'fetchKnownLead'), late, [
            { effect: 'fetchKnownLead' },
            ...listAt(document, late),
          ]);
        return isAsked ? [() => ({ text: printed(moved()), path: [...path, 'when'] })] : [];
      }),
  },
  {
    name: 'a study for ages from above to below',
    code: 'C016',
    plant: (document) =>
      listAt(document, ['people']).flatMap((_, index) => {
        const study = ['people', index, 'facts', 'study'];
        const { maxAge } = objectAt(document, study);
        return typeof maxAge === 'number' ? [planted(document, [...study, 'minAge'], maxAge + 1)] : [];
      }),
  },
];
