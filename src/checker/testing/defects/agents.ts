import type { Json } from '#src/checker/json.ts';
import { added, fieldsOf, listAt, planted, stepsOf, type Sort } from './planting.ts';

const isForAgents = (document: Json) => document['flowType'] === 'partnerScreener';

/** The sort in flows that visitors open. */
export const forVisitors = (sort: Sort): Sort => ({
  ...sort,
  plant: (document) => (isForAgents(document) ? [] : sort.plant(document)),
});

const ofKind = (document: Json, kind: string) => fieldsOf(document).filter(({ value }) => value['kind'] === kind);

/** Fields of a kind of flows for agents changed. */
const changedIn = (name: string, kind: string, change: Json): Sort => ({
  name,
  code: 'C083',
  plant: (document) =>
    ofKind(document, kind).map(({ path, value }) => planted(document, path, { ...value, ...change })),
});

/** Flows for agents without the fields of a kind. */
const without = (name: string, kind: string): Sort => ({
  name,
  code: 'C083',
  plant: (document) => ofKind(document, kind).map(({ path }) => planted(document, path, undefined, ['flowType'])),
});

/** Defects of flows for agents, and of what is for agents in flows that visitors open. */
export const agentSorts: readonly Sort[] = [
  ...['AgentPanel', 'PartnerCheck', 'TransferScript'].map((kind) =>
    forVisitors(added(`what agents read: ${kind}`, 'C083', { kind }, true)),
  ),
  forVisitors({
    name: 'the beginning of a call that nobody makes',
    code: 'C083',
    plant: (document) =>
      stepsOf(document).map(({ path }) => {
        const onEnter = [...path, 'onEnter'];
        const list = listAt(document, onEnter);
        return planted(document, onEnter, [...list, { effect: 'startCall' }], [...onEnter, list.length]);
      }),
  }),
  without('a candidate whom nothing checks', 'PartnerCheck'),
  without('a candidate whom nobody asks for permission', 'PartnerConsent'),
  changedIn('a check that agents may leave out', 'PartnerCheck', { required: false }),
  changedIn('a permission that agents may leave out', 'PartnerConsent', { required: false }),
  changedIn('a check of some candidates', 'PartnerCheck', { when: { rule: 'hasStudy' } }),
  changedIn('a permission that some are asked for', 'PartnerConsent', { when: { rule: 'hasStudy' } }),
  {
    name: 'a call that is passed on of those who agreed to something else',
    code: 'C083',
    plant: (document) =>
      ofKind(document, 'TransferScript').flatMap(({ path }) =>
        ofKind(document, 'PartnerConsent').map((asked) =>
          planted(document, [...asked.path, 'options'], { asks: 'healthData' }, path),
        ),
      ),
  },
  {
    name: 'a call that is passed on before anybody agreed',
    code: 'C083',
    plant: (document) =>
      ofKind(document, 'PartnerConsent').map(({ path }) => {
        const fields = path.slice(0, -1);
        const list = listAt(document, fields);
        return planted(document, fields, [...list, { kind: 'TransferScript' }], [...fields, list.length]);
      }),
  },
  {
    name: 'a call whose beginning nothing notes',
    code: 'C083',
    plant: (document) =>
      ofKind(document, 'AgentPanel')
        .slice(0, 1)
        .map(({ path }) => planted(document, [...path.slice(0, 2), 'onEnter'], [], ['flowType'])),
  },
  changedIn('a box in the place of what candidates say', 'PartnerConsent', {
    kind: 'GenericConsent',
    options: undefined,
  }),
  {
    name: 'a no on the phone that is not saved',
    code: 'C081',
    plant: (document) =>
      ofKind(document, 'PartnerConsent').map(({ path }) =>
        planted(document, [...path.slice(0, 2), 'onAnswer'], undefined, path),
      ),
  },
  {
    name: 'the words of visitors read out by an agent',
    code: 'C039',
    plant: (document) =>
      isForAgents(document) ? [planted(document, ['consent', 'text'], 'screener', ['consent', 'text'])] : [],
  },
  {
    name: 'the words of an agent for visitors',
    code: 'C039',
    plant: (document) =>
      document['campaignType'] === 'screener' && !isForAgents(document)
        ? [planted(document, ['consent', 'text'], 'partnerScreener')]
        : [],
  },
  ...(
    [
      ['a sign-up for agents', 'ps1'],
      ['a sign-up that searches for studies again', 'ss2'],
    ] as const
  ).map(([name, flow]): Sort => ({
    name,
    code: 'C075',
    plant: (document) =>
      ofKind(document, 'StudyResults').map(({ path }) => planted(document, [...path, 'options', 'signUpFlow'], flow)),
  })),
];
