import { call } from '#src/app/page/call.ts';
import { ApiError } from '#src/api/apiError.ts';
import type { Call, CallName } from '#src/api/call.ts';
import type { Facts, Locale } from '#src/domain/facts.ts';
import { placeholderNumbers } from '#src/domain/pageSettings.ts';
import { policiesIn } from '#src/domain/policies.ts';
import type { FieldDefinition } from '#src/form/fieldDefinition.ts';
import { createStepForm } from '#src/form/stepForm.ts';
import { createTexts } from '#src/i18n/texts.ts';
import { commonMessages } from '#src/kit/commonMessages.ts';
import type { Surroundings } from '#src/kit/context.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { Widget } from '#src/kit/widget.ts';
import { createAppStore } from '#src/store/store.ts';
import type { Scene, ServerMood } from './situations.ts';

/** Calls that only read; all others fail as if the server were away. */
const reading: readonly CallName[] = ['indicationCategories', 'canCallNow', 'verifyPostalCode', 'availability'];

const away = () => Promise.reject(new ApiError({ status: 0, code: 'network', message: 'Examples change nothing.' }));
const real: Call = (name, ...rest) => (reading.includes(name) ? call(name, ...rest) : away());

/** A server that answers one call with this and the others as it does. */
const saying = (answered: CallName, reply: unknown): Call =>
  // The reply is one of that call: the table below is all there is.
  ((name, ...rest) => (name === answered ? Promise.resolve(reply) : real(name, ...rest))) as Call;

const servers: Record<ServerMood, Call> = {
  answers: real,
  away,
  waits: () => new Promise(() => undefined),
  'finds nothing': saying('availability', []),
  'takes calls': saying('canCallNow', { callNow: true }),
};

/** Options that a kind cannot do without. */
function optionsOf({ spec }: Widget): object {
  const needed = Object.entries(spec.options).filter(([, option]) => 'required' in option);
  const text = { en: 'A text of the campaign', es: 'Un texto de la campaña' };
  const values = { text, texts: [text], string: 'home', integer: 1, number: 1, boolean: true };
  return Object.fromEntries(
    needed.map(([name, option]) => [name, ('enum' in option && option.enum?.[0]) || values[option.type]]),
  );
}

const nothing = () => undefined;

const numbers = { ...placeholderNumbers, callCenter: placeholderNumbers.callCenter.default };

function surroundingsOf(facts: () => Facts, subscribe: Surroundings['subscribe'], server: Call): Surroundings {
  const here = '/signup/kinds';
  return {
    facts,
    subscribe,
    call: server,
    next: nothing,
    skip: nothing,
    count: nothing,
    report: nothing,
    keepBooking: nothing,
    recordFailedScreening: nothing,
    links: {
      studySearch: here,
      step: () => here,
      locale: (locale) => `${here}?locale=${locale}`,
      ...policiesIn('en'),
    },
    navigate: nothing,
    numbers,
    brandName: 'Brand',
    consentText: (name) => ({ text: `The wording of the consent "${name}".`, lang: 'en' }),
  };
}

/** A form of one field over a state of its own, in one scene. Nothing that happens in it leaves the page. */
export function exampleForm(kind: string, widget: Widget, scene: Scene, locale: Locale, id: string) {
  const { facts: example, server = 'answers' } = scene;
  const store = createAppStore({ local: undefined, session: undefined });
  store.setState({ answers: exampleFacts(example).answers });
  let held: { of: unknown; facts: Facts } | undefined;
  const facts = () => {
    const { answers } = store.getState();
    if (held?.of !== answers) held = { of: answers, facts: { ...exampleFacts(example), answers, locale } };
    return held.facts;
  };
  const field: FieldDefinition = { id, kind, options: optionsOf(widget) };
  const { callCenter } = numbers;
  const parts = {
    store,
    facts,
    call: servers[server],
    callCenter: () => callCenter,
    widgets: { [kind]: widget },
    validators: {},
  };
  const form = createStepForm({ ...parts, fields: [field], settled: () => Promise.resolve() });
  const texts = createTexts(locale, { [kind]: widget.spec.messages, common: commonMessages });
  return { field, form, texts, surroundings: surroundingsOf(facts, store.subscribe, servers[server]) };
}
