import { render } from 'vitest-browser-react';
import { exampleField } from '#src/app/developers/exampleField.ts';
import { ApiError } from '#src/api/apiError.ts';
import type { Call, CallName, CallSettings, Reply } from '#src/api/call.ts';
import { SurroundingsContext, type ProblemLink, type Surroundings } from '#src/kit/context.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import type { Widget } from '#src/kit/widget.ts';
import type { Answers, Locale } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';
import { policiesIn } from '#src/domain/policies.ts';
import type { Messages } from '#src/i18n/texts.ts';
import { FieldView } from '#src/form/FieldView.tsx';
import { StepFormContext } from '#src/form/StepFormContext.ts';
import { firstUse } from '#src/ui/firstUse.ts';
import '#src/ui/ui.css';

/** The id under which the tab of a rendered widget saves. */
export const leadId = '9a6f3c52-6f2f-4f0f-8a41-5f3f1d1f6e10';

/** The situation in which a test renders a widget: nothing entered in a web screener, unless it says otherwise. */
export type Situation = {
  answers?: Answers;
  drafts?: Record<string, string>;
  facts?: ExampleFacts;
  options?: object;
  required?: boolean;
  /** State of the search for studies of the page, where it is not that of a page that was just opened. */
  search?: Partial<State['search']>;
  locale?: Locale;
  /** Ids of studies whose screener was not passed in this tab. */
  failed?: readonly number[];
  /** What differs from the surroundings that collect. */
  surroundings?: Partial<Surroundings>;
  /** Messages in place of the widget's own. */
  messages?: Messages;
  /** Messages in place of those that all kinds share. */
  sharedMessages?: Messages;
  /** Problems of the other fields of the step, by the answer that they edit. */
  problems?: { [K in keyof Answers]?: readonly ProblemLink[] };
  /** Starting over would lose answers that are not saved. */
  losesAnswers?: boolean;
  /** Replies of the server, by call; a call that is not listed fails as if the server were unreachable. */
  replies?: {
    [N in CallName]?: Reply<N> | ApiError | ((input: unknown, settings?: CallSettings) => Reply<N> | Promise<Reply<N>>);
  };
};

const unreachable = new ApiError({ status: 0, code: 'network', message: 'The server could not be reached.' });

function callOf(replies: Situation['replies'] = {}): Call {
  return async (name, input, settings) => {
    const reply: unknown = name in replies ? replies[name] : unreachable;
    if (reply instanceof ApiError) throw reply;
    // `Situation` types each reply by its call.
    return (typeof reply === 'function' ? reply(input, settings) : reply) as never;
  };
}

// A page loads it when it is used first, and leaves what is typed meanwhile until the box is left; here that is before a test
// begins to type.
const used = firstUse();
document.dispatchEvent(new Event('scroll'));
await Promise.all([used, import('#src/ui/mask.ts')]);

/** Surroundings that collect what a widget asks of them: `events` in order, and the messages for operators. */
function recordingSurroundings({ spec }: Widget, { problems = {}, losesAnswers = false, options = {} }: Situation) {
  const events: string[] = [];
  const reports: string[] = [];
  /** A kind that leaves its step must say so: steps without Next rely on what it says. */
  const leave = (event: 'next' | 'skip') => {
    if (!spec.leadsOn?.(options)) throw new Error('This leads on, and `leadsOn` says that it does not.');
    events.push(event);
  };
  const surroundings: Partial<Surroundings> = {
    next: () => leave('next'),
    skip: () => leave('skip'),
    showProblems: async (names) => names.flatMap((name) => problems[name] ?? []),
    startOver: (discards) => {
      events.push(`startOver${discards ? ' discarding' : ''}`);
      return discards || !losesAnswers;
    },
    count: (code) => events.push(`count ${code}`),
    report: (severity, message) => {
      events.push(`report ${severity}`);
      reports.push(message);
    },
    leadSlug: () => 'slug-of-the-lead',
    leadId: () => leadId,
    storeBooking: ({ bookingTime, isCancelled, isUnsettled }) =>
      events.push(
        `storeBooking ${bookingTime.start}${isCancelled ? ' cancelled' : ''}${isUnsettled ? ' unsettled' : ''}`,
      ),
    markOfferOpened: () => events.push('markOfferOpened'),
    signature: { begin: () => events.push('begin signature'), mayStand: () => false },
    recordFailedScreening: () => events.push('recordFailedScreening'),
    links: {
      studySearch: '/signup/study-search/home',
      flow: (name) => `/signup/${name}/home`,
      step: (name) => `/signup/flow/${name}`,
      locale: (other) => `/signup/${other}`,
      ...policiesIn('en'),
    },
    navigate: (href) => events.push(`navigate ${href}`),
    healthyIndicationId: 900,
    consentText: (name) => ({ text: `Consent ${name}` }),
  };
  return { events, reports, surroundings };
}

/** Renders one widget as the form does, over a real store. `events` collects what it asks of its surroundings. */
export async function renderWidget(widget: Widget, situation: Situation = {}) {
  const { facts, answers, options, required, replies, failed = [], surroundings: own, search, ...others } = situation;
  const { problems: _, losesAnswers: __, ...rest } = others;
  const { events, reports, surroundings: recording } = recordingSurroundings(widget, situation);
  const { field, store, form, texts, surroundings } = exampleField({
    ...rest,
    field: { id: 'field', kind: 'Kind', ...(options && { options }), ...(required !== undefined && { required }) },
    widget,
    facts: { ...facts, answers: { ...facts?.answers, ...answers } },
    call: callOf(replies),
    callCenter: '1-800-555-0100',
    surroundings: { ...recording, ...own },
  });
  store.setState((state) => ({
    search: { ...state.search, ...search },
    saved: { ...state.saved, screenings: failed.map((studyId) => ({ studyId, passed: false })) },
  }));
  const screen = await render(
    <SurroundingsContext value={surroundings}>
      <StepFormContext value={{ form, texts, step: 'step' }}>
        <main tabIndex={-1}>
          <FieldView field={field} />
        </main>
      </StepFormContext>
    </SurroundingsContext>,
  );
  return {
    screen,
    events,
    /** The messages for operators. */
    reports,
    answers: () => store.getState().answers,
    /** Changes answers of other fields. */
    change: (changed: Partial<Answers>) => store.setState((state) => ({ answers: { ...state.answers, ...changed } })),
    /** The answer to a save comes, with the slug of the lead. */
    learnSlug: (slug: string) => store.setState((state) => ({ saved: { ...state.saved, slug } })),
    drafts: () => store.getState().drafts,
    /** The search for studies of the page. */
    search: () => store.getState().search,
    /** Submits the form, as Next does; resolves with the messages of its problems. */
    submit: async () => (await form.submit()).map(({ problem }) => problem.message),
  };
}
