import { createStore } from 'zustand/vanilla';
import type { Answers } from '#src/domain/facts.ts';
import type { Problem, Spec } from '#src/kit/spec.ts';
import { askedFields } from './askedFields.ts';
import { isLoaded, widgetOf, type FieldDefinition } from './fieldDefinition.ts';
import { createFieldStates } from './fieldStates.ts';
import { outdatedBy } from './outdatedBy.ts';
import { createVerification, withAnswers, type VerificationParts } from './fieldVerification.ts';
import { createSettling } from './settling.ts';

type StepFormParts = VerificationParts & {
  fields: readonly FieldDefinition[];
  /** Whether the page has yet to show a field that is asked. */
  isGrowing: () => boolean;
  /** Runs what the step has to do after these answers changed and settled. Never rejects. */
  settled: (answers: readonly (keyof Answers)[]) => Promise<void>;
  /** Whether it has anything to do then. */
  settles: (answers: readonly (keyof Answers)[]) => boolean;
};

/** By id of the field, until the step is left: whether the visitor edited it, and whether its problems are shown. */
type Touched = { edited: Readonly<Record<string, boolean>>; shown: Readonly<Record<string, boolean>> };

/** A problem and the field that has it. */
export type FieldProblem = { field: FieldDefinition; problem: Problem };

/** The form of one step: which fields are asked, which problems they have, and when a server is asked. */
export type StepForm = ReturnType<typeof createStepForm>;

type Roles = { specs: readonly Spec[]; doAll: boolean; mayBlock: readonly FieldDefinition[] };

/** Returns a function that gives what the asked fields are to each other, looked up once for each list of them. */
function rolesOf(asked: () => readonly FieldDefinition[], specOf: (field: FieldDefinition) => Spec): () => Roles {
  let last: { of: readonly FieldDefinition[]; roles: Roles } | undefined;
  return () => {
    const of = asked();
    if (last?.of === of) return last.roles;
    const doAll = of.some((field) => specOf(field).waitsForAll?.(field.options ?? {}));
    const mayBlock = of.filter((field) => doAll || specOf(field).blocks === true);
    last = { of, roles: { specs: of.map(specOf), doAll, mayBlock } };
    return last.roles;
  };
}

/** The field was edited: its problems are hidden. The same object where that is known. */
function edit(state: Touched, id: string): Touched {
  const { edited, shown } = state;
  if (edited[id] && !shown[id]) return state;
  return { edited: { ...edited, [id]: true }, shown: shown[id] ? { ...shown, [id]: false } : shown };
}

/**
 * Creates the form of a step. Longer than other functions, since it is an object and not a procedure: each member is
 * short, and they share the three stores that it is made of.
 */
export function createStepForm(parts: StepFormParts) {
  const { fields, widgets, store, facts } = parts;
  const touched = createStore<Touched>(() => ({ edited: {}, shown: {} }));
  const { problems, hasAnswer, verify, startWatch, verdicts } = createVerification(parts);
  const specOf = (field: FieldDefinition) => widgetOf(widgets, field).spec;
  const { shown, asked } = askedFields(fields, widgets, store, facts);
  const shownProblems = (field: FieldDefinition) => (touched.getState().shown[field.id] ? problems(field) : []);
  const country = () => facts().country;
  const states = createFieldStates({ store, touched, verdicts, specOf, shownProblems, country });
  const settled = (field: FieldDefinition) => parts.settled(specOf(field).answers);
  let blocking: FieldDefinition | undefined;
  const isBlocking = (field: FieldDefinition) => problems(field).length > 0;
  const roles = rolesOf(asked, specOf);
  const outdated = outdatedBy(() => roles().specs, specOf, store);
  const settling = createSettling(async (id, isLatest) => {
    const field = fields.find((one) => one.id === id);
    if (!field) return;
    await verify(field);
    if (isLatest()) await settled(field);
  });
  const settle = (field: FieldDefinition) => {
    const spec = specOf(field);
    if (!spec.verify && !parts.settles(spec.answers)) return;
    if (spec.settlesAtOnce) settling.now(field.id);
    else settling.soon(field.id);
  };
  const set = (field: FieldDefinition, answers: Partial<Answers>, typed?: Readonly<Record<string, string>>) => {
    const changed = { ...outdated(field, answers, typed), ...answers };
    // One change of the state for one press: all that depends on the state is asked once.
    store.setState((state) => ({
      answers: withAnswers(state.answers, changed),
      ...(typed && { drafts: { ...state.drafts, ...typed } }),
    }));
    touched.setState((state) => edit(state, field.id));
    settle(field);
  };
  const reveal = async (isMeant: (field: FieldDefinition) => boolean): Promise<readonly FieldProblem[]> => {
    const meant = () => asked().filter(isMeant);
    const isJustVerified = startWatch();
    await settling.finish();
    const verifyAtLast = async (field: FieldDefinition): Promise<void> => {
      const outcome = isJustVerified(field) ? 'same' : await verify(field);
      // Otherwise the step would be left with an answer that nobody has verified.
      if (outcome === 'outdated') return verifyAtLast(field);
      if (outcome === 'changed') await settled(field);
    };
    await Promise.all(meant().map(verifyAtLast));
    const all = Object.fromEntries(fields.filter(isMeant).map(({ id }) => [id, true]));
    touched.setState((state) => ({ shown: { ...state.shown, ...all } }));
    return meant().flatMap((field) => problems(field).map((problem) => ({ field, problem })));
  };
  return {
    ...parts,
    /** The fields that the step shows now; until the widget of one is there, its markup of the server. */
    shown,
    /** Those of them whose widget is there. */
    asked,
    problems,
    /** What a field is rendered from; see there. */
    stateOf: states.of,
    /** Stores what the visitor entered. The problems of the field are hidden until it is left again. */
    set,
    /** As `set`, for what the control of the field shows by itself; see there. */
    enter: (...change: Parameters<typeof set>) => states.enter(change[0], () => set(...change)),
    /** Focus left the field: its problems are shown if it was edited. */
    leave: (field: FieldDefinition) => {
      touched.setState((state) =>
        state.edited[field.id] && !state.shown[field.id] ? { shown: { ...state.shown, [field.id]: true } } : state,
      );
    },
    /** Settles the answers from before the step opened, such as prefilled or stored ones. */
    settleStored: () => {
      for (const field of asked()) if (hasAnswer(field)) settling.soon(field.id);
    },
    /** Shows every problem and returns them in the order of the fields; waits for the server where one is asked. */
    submit: () => reveal(() => true),
    /** The same for the fields that edit one of these answers. */
    reveal: (names: readonly (keyof Answers)[]) =>
      reveal((field) => specOf(field).answers.some((name) => names.includes(name))),
    /** Whether the submit button is announced as disabled: a problem blocks it, or a site is being searched. */
    isBlocked: () => {
      const { doAll, mayBlock } = roles();
      const isLoading = doAll && fields.some((field) => !isLoaded(widgets, field));
      if (isLoading || facts().siteSearch === 'searching') return true;
      // The field that blocked the last time mostly still does: then no other one is evaluated.
      if (!blocking || !mayBlock.includes(blocking) || !isBlocking(blocking)) blocking = mayBlock.find(isBlocking);
      return blocking !== undefined;
    },
    /** Calls the listener after every change that may change which fields are asked or what blocks. Returns what ends it. */
    subscribe: (listener: () => void) => {
      const stops = [store.subscribe(listener), verdicts.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    /** Makes `submit` wait for work that answers depend on. */
    waitFor: settling.waitFor,
    stop: settling.stop,
  };
}
