import { createStore } from 'zustand/vanilla';
import { ApiError } from '#src/api/apiError.ts';
import type { Call } from '#src/api/call.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import type { Problem } from '#src/kit/spec.ts';
import type { AppStore } from '#src/store/store.ts';
import { widgetOf, type FieldDefinition, type Validators, type Widgets } from './fieldDefinition.ts';
import { isAnswered, pick, problemsOf } from './problems.ts';
import { createSettling } from './settling.ts';

export type StepFormParts = {
  fields: readonly FieldDefinition[];
  widgets: Widgets;
  validators: Validators;
  store: AppStore;
  facts: () => Facts;
  call: Call;
  /** The number that a visitor may call, for problems that only the server can end. */
  callCenter: () => string;
  /** Runs what the step has to do after these answers changed and settled. Never rejects. */
  settled: (answers: readonly (keyof Answers)[]) => Promise<void>;
};

/** What the visitor did with the fields of a step; gone when the step is left. */
type Touched = {
  edited: Readonly<Record<string, boolean>>;
  shown: Readonly<Record<string, boolean>>;
  /** A problem that a server found, and the content that it is about. */
  verdicts: Readonly<Record<string, { about: string; problem?: Problem }>>;
};

export type FieldProblem = { field: FieldDefinition; problem: Problem };

/** The form of one step: what is asked, what is wrong, and when a server is asked. */
export type StepForm = ReturnType<typeof createStepForm>;

export function createStepForm(parts: StepFormParts) {
  const { fields, widgets, validators, store, facts } = parts;
  const touched = createStore<Touched>(() => ({ edited: {}, shown: {}, verdicts: {} }));
  const fieldOf = (id: string) => fields.find((field) => field.id === id);
  const blocks = (field: FieldDefinition) => widgetOf(widgets, field).spec.blocks;
  const drafts = () => store.getState().drafts;

  const contentOf = (field: FieldDefinition) => {
    const { spec } = widgetOf(widgets, field);
    const typed = pick(drafts(), spec.drafts ?? []);
    return JSON.stringify([pick(facts().answers, spec.answers), typed, facts().country]);
  };
  const own = (field: FieldDefinition) => problemsOf(field, widgets, validators, facts(), drafts());
  const problems = (field: FieldDefinition): readonly Problem[] => {
    const found = own(field);
    const verdict = touched.getState().verdicts[field.id];
    if (found.length > 0 || !verdict?.problem || verdict.about !== contentOf(field)) return found;
    return [verdict.problem];
  };
  const asked = () => fields.filter((field) => field.isAsked?.(facts()) ?? true);

  /** Asks the server about a field; resolves with whether that changed answers. */
  const verify = async (field: FieldDefinition): Promise<boolean> => {
    const { spec } = widgetOf(widgets, field);
    const about = contentOf(field);
    if (!spec.verify || own(field).length > 0 || !isAnswered(field, widgets, facts(), drafts())) return false;
    const held = touched.getState().verdicts[field.id];
    if (held?.about === about && !held.problem) return false; // A problem may be gone by the next try.
    const context = { call: parts.call, country: facts().country, facts: facts(), drafts: drafts() };
    const verdict = await spec.verify(pick(facts().answers, spec.answers), context).catch(unverified);
    if (!verdict || contentOf(field) !== about) return false; // The visitor typed on: this answer is about something older.
    if (verdict.answers) changeAnswers(verdict.answers);
    const problem = verdict.problem && { message: verdict.problem, values: { callCenter: parts.callCenter() } };
    const entry = { about: contentOf(field), ...(problem && { problem }) };
    touched.setState(({ verdicts }) => ({ verdicts: { ...verdicts, [field.id]: entry } }));
    return verdict.answers !== undefined;
  };
  const settled = (field: FieldDefinition) => parts.settled(widgetOf(widgets, field).spec.answers);
  const settling = createSettling(async (id, isLatest) => {
    const field = fieldOf(id);
    if (!field) return;
    await verify(field);
    if (isLatest()) await settled(field);
  });

  function changeAnswers(answers: Partial<Answers>) {
    store.setState((state) => ({ answers: withoutAbsent({ ...state.answers, ...answers }) }));
  }

  return {
    ...parts,
    asked,
    problems,
    touched,
    /** The problems to show for a field now. */
    shownProblems: (field: FieldDefinition) => (touched.getState().shown[field.id] ? problems(field) : []),
    /** Stores what the visitor entered; the field is quiet until it is left again. */
    set: (field: FieldDefinition, answers: Partial<Answers>, typed?: Readonly<Record<string, string>>) => {
      changeAnswers(answers);
      if (typed) store.setState((state) => ({ drafts: { ...state.drafts, ...typed } }));
      touched.setState(({ edited, shown }) => ({
        edited: edited[field.id] ? edited : { ...edited, [field.id]: true },
        shown: shown[field.id] ? { ...shown, [field.id]: false } : shown,
      }));
      if (widgetOf(widgets, field).spec.settlesAtOnce) settling.now(field.id);
      else settling.soon(field.id);
    },
    /** Focus left the field: what was edited may be complained about. */
    leave: (field: FieldDefinition) => {
      touched.setState(({ edited, shown }) =>
        edited[field.id] ? { shown: { ...shown, [field.id]: true } } : { shown },
      );
    },
    /** Settles what was there before the step opened, such as prefilled or kept answers. */
    settleKept: () => {
      for (const field of asked()) if (isAnswered(field, widgets, facts(), drafts())) settling.soon(field.id);
    },
    /** Shows every problem and returns them in order; waits for the server where one is asked. */
    submit: async (): Promise<readonly FieldProblem[]> => {
      const earlier = touched.getState().verdicts;
      await settling.finish();
      const isJustVerified = (field: FieldDefinition) => {
        const verdict = touched.getState().verdicts[field.id];
        return verdict !== earlier[field.id] && verdict?.about === contentOf(field);
      };
      const verifyAtLast = async (field: FieldDefinition) => {
        if (!isJustVerified(field) && (await verify(field))) await settled(field);
      };
      await Promise.all(asked().map(verifyAtLast));
      touched.setState({ shown: Object.fromEntries(fields.map(({ id }) => [id, true])) });
      return asked().flatMap((field) => problems(field).map((problem) => ({ field, problem })));
    },
    /** Whether the button that leads on is announced as disabled: something blocks it, or a site is being searched. */
    isBlocked: () => {
      const doAll = asked().some((field) => blocks(field) === 'withAll');
      const isBlocking = (field: FieldDefinition) => (doAll || blocks(field)) && problems(field).length > 0;
      return facts().siteSearch === 'searching' || asked().some(isBlocking);
    },
    /** Tells of every change that may change what the form shows. */
    subscribe: (listener: () => void) => {
      const stops = [store.subscribe(listener), touched.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    /** Makes `submit` wait for work that answers depend on. */
    waitFor: settling.waitFor,
    stop: settling.stop,
  };
}

/** A server that cannot be asked is no reason to keep the visitor. */
function unverified(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}

function withoutAbsent(answers: Partial<Answers>): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}
