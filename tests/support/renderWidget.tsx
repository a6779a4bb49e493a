import { render } from 'vitest-browser-react';
import { ApiError } from '#src/api/apiError.ts';
import type { Call, CallName, CallSettings, Reply } from '#src/api/call.ts';
import { SurroundingsContext, type Surroundings } from '#src/kit/context.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { commonMessages } from '#src/kit/commonMessages.ts';
import type { ExampleFacts } from '#src/kit/rule.ts';
import type { Widget } from '#src/kit/widget.ts';
import type { Answers, Facts, Locale } from '#src/domain/facts.ts';
import { placeholderNumbers } from '#src/domain/pageSettings.ts';
import { policiesIn } from '#src/domain/policies.ts';
import { createTexts, type Messages } from '#src/i18n/texts.ts';
import { FieldView } from '#src/form/FieldView.tsx';
import { createStepForm } from '#src/form/stepForm.ts';
import { StepFormContext } from '#src/form/StepFormContext.ts';
import { createAppStore } from '#src/store/store.ts';
import '#src/ui/ui.css';

export type Scene = {
  answers?: Answers;
  drafts?: Record<string, string>;
  facts?: ExampleFacts;
  options?: object;
  required?: boolean;
  locale?: Locale;
  /** Messages in place of the widget's own. */
  messages?: Messages;
  /** Messages in place of those that all kinds share. */
  common?: Messages;
  /** What the server answers, by call; a call that is not listed fails as if the server were away. */
  replies?: {
    [N in CallName]?: Reply<N> | ApiError | ((input: unknown, settings?: CallSettings) => Reply<N> | Promise<Reply<N>>);
  };
};

const away = new ApiError({ status: 0, code: 'network', message: 'The server could not be reached.' });

function callOf(replies: Scene['replies'] = {}): Call {
  return async (name, input, settings) => {
    const reply: unknown = name in replies ? replies[name] : away;
    if (reply instanceof ApiError) throw reply;
    // `Scene` types each reply by its call.
    return (typeof reply === 'function' ? reply(input, settings) : reply) as never;
  };
}

// It comes late on a page; here it is at hand when a test begins to type.
await import('#src/ui/mask.ts');

/** Renders one widget as the form does, over a real store. `events` collects what it asks of its surroundings. */
export async function renderWidget(widget: Widget, scene: Scene = {}) {
  const locale = scene.locale ?? 'en';
  const store = createAppStore({ local: undefined, session: undefined });
  store.setState({ answers: { ...scene.facts?.answers, ...scene.answers }, drafts: scene.drafts ?? {} });
  let held: { of: unknown; facts: Facts } | undefined;
  const facts = () => {
    const { answers } = store.getState();
    if (held?.of !== answers) held = { of: answers, facts: { ...exampleFacts({ ...scene.facts, answers }), locale } };
    return held.facts;
  };
  const call = callOf(scene.replies);
  const field = {
    id: 'field',
    kind: 'Kind',
    ...(scene.options && { options: scene.options }),
    ...(scene.required !== undefined && { required: scene.required }),
  };
  const form = createStepForm({
    fields: [field],
    widgets: { Kind: widget },
    validators: {},
    store,
    facts,
    call,
    callCenter: () => '1-800-555-0100',
    settled: async () => undefined,
  });
  const texts = createTexts(locale, {
    Kind: scene.messages ?? widget.spec.messages,
    common: scene.common ?? commonMessages,
  });
  const events: string[] = [];
  const reports: string[] = [];
  const surroundings: Surroundings = {
    facts,
    subscribe: store.subscribe,
    call,
    next: () => events.push('next'),
    skip: () => events.push('skip'),
    count: (code) => events.push(`count ${code}`),
    report: (severity, message) => {
      events.push(`report ${severity}`);
      reports.push(message);
    },
    keepBooking: ({ bookingTime }) => events.push(`keepBooking ${bookingTime.start}`),
    recordFailedScreening: () => events.push('recordFailedScreening'),
    links: {
      studySearch: '/signup/study-search/home',
      step: (name) => `/signup/flow/${name}`,
      locale: (other) => `/signup/${other}`,
      ...policiesIn('en'),
    },
    navigate: (href) => events.push(`navigate ${href}`),
    numbers: { ...placeholderNumbers, callCenter: '1-800-555-0100' },
    brandName: 'Brand',
    consentText: (name) => ({ text: `Consent ${name}` }),
  };
  const screen = await render(
    <SurroundingsContext value={surroundings}>
      <StepFormContext value={{ form, texts, step: 'step' }}>
        <main>
          <FieldView field={field} />
        </main>
      </StepFormContext>
    </SurroundingsContext>,
  );
  return {
    screen,
    events,
    /** What the operators were told. */
    reports,
    answers: () => store.getState().answers,
    drafts: () => store.getState().drafts,
    /** Tries to go on, as Next does; resolves with the messages of what is wrong. */
    submit: async () => (await form.submit()).map(({ problem }) => problem.message),
  };
}
