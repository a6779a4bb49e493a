import type { Json } from '#src/checker/json.ts';
import { changed, listAt, objectAt, planted, stepsOf, type Sort } from './planting.ts';

const isForAgents = (document: Json) => document['flowType'] === 'partnerScreener';
const isKnowing = (document: Json) => JSON.stringify(document).includes('"fetchKnownLead"');
const asks = (document: Json, kinds: readonly string[]) =>
  kinds.some((kind) => JSON.stringify(document['steps']).includes(`"kind":"${kind}"`));

/** An effect added to the first step, where `applies` holds of the document. */
const first = (
  name: string,
  list: 'onEnter' | 'onLeave',
  effect: Json,
  applies: (document: Json) => boolean,
): Sort => ({
  name,
  code: 'C093',
  plant: (document) => {
    const { home } = document;
    const path = ['steps', typeof home === 'string' ? home : 'home'];
    const effects = listAt(document, [...path, list]);
    const isStep = Object.keys(objectAt(document, path)).length > 0;
    const at = [...path, list];
    return isStep && applies(document) ? [planted(document, at, [...effects, effect], [...at, effects.length])] : [];
  },
});

const isOtherThan = (effect: string) => (one: unknown) => objectAt(one, [])['effect'] !== effect;

/** The lists of a step without the effect, where some of them have it. */
const without = (name: string, code: Sort['code'], effect: string, kind: string, lists: readonly string[]): Sort => ({
  name,
  code,
  plant: (document) => {
    const home = ['steps', 'home'];
    const step = objectAt(document, home);
    const named = lists.filter((list) => listAt(step, list.split('.')).some((one) => !isOtherThan(effect)(one)));
    if (!asks(document, [kind]) || named.length < lists.length) return [];
    const changes = named.reduce(
      (all, list) => changed(all, list.split('.'), listAt(all, list.split('.')).filter(isOtherThan(effect))),
      step,
    );
    return [planted(document, home, changes, [])];
  },
});

const alreadyAsked = ['onEnter', 'onAnswer.phone', 'onAnswer.consents'];

/** Effects where they do nothing, and ends without one that is needed. */
export const effectSorts: readonly Sort[] = [
  first(
    'a count of an answer that nothing asks for',
    'onLeave',
    { effect: 'countEvent', params: { code: 'doc', ifAnswered: 'diagnosed' } },
    (document) => !isKnowing(document) && !asks(document, ['Diagnosis']),
  ),
  first(
    'a count as the first step opens, before there is an answer',
    'onEnter',
    { effect: 'countEvent', params: { code: 'em', ifAnswered: 'email' } },
    (document) => !isKnowing(document) && !document['landings'],
  ),
  first(
    'a conversion before anybody is saved',
    'onEnter',
    { effect: 'trackAdConversion' },
    (document) => !isKnowing(document) && !document['landings'],
  ),
  first(
    'personal answers let go of on the first step',
    'onEnter',
    { effect: 'keepPersonalInTab' },
    (document) => !isKnowing(document) && !document['landings'],
  ),
  first(
    'an outcome counted where nothing is asked for it',
    'onLeave',
    { effect: 'countOutcome' },
    (document) => !isKnowing(document) && !asks(document, ['QualificationQuestions']),
  ),
  without('a booking without a look for who takes part', 'C085', 'checkAlreadyMatched', 'Booking', alreadyAsked),
  without('a booking without that look after the number', 'C085', 'checkAlreadyMatched', 'Booking', ['onAnswer.phone']),
  without('a booking without that look after the consent', 'C085', 'checkAlreadyMatched', 'Booking', [
    'onAnswer.consents',
  ]),
  without('an outcome without a site after the postal code', 'C085', 'findNearestSite', 'ScreenerThankYou', [
    'onAnswer.postalCode',
  ]),
  {
    name: 'bookings of a site asked before there is a site',
    code: 'C093',
    plant: (document) =>
      ['onEnter', 'onAnswer.postalCode'].flatMap((list) => {
        const at = ['steps', 'home', ...list.split('.')];
        const effects = listAt(document, at);
        return JSON.stringify(effects).includes('fetchSiteSchedulingStatus')
          ? [planted(document, at, effects.toReversed())]
          : [];
      }),
  },
  {
    name: 'an effect twice',
    code: 'C093',
    plant: (document) =>
      stepsOf(document).flatMap(({ path }) => {
        const list = listAt(document, [...path, 'onEnter']);
        const at = [...path, 'onEnter'];
        return list.length === 0 ? [] : [planted(document, at, [...list, list[0]], [...at, list.length])];
      }),
  },
  {
    name: 'an end that keeps who the visitor is on the device',
    code: 'C094',
    plant: (document) =>
      isForAgents(document)
        ? []
        : stepsOf(document)
            .filter(
              ({ path, value }) =>
                !value['next'] && JSON.stringify(listAt(document, [...path, 'onEnter'])).includes('keepPersonalInTab'),
            )
            .map(({ path }) => planted(document, [...path, 'onEnter'], [], path)),
  },
];
