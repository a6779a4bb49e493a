import type { StoreApi } from 'zustand/vanilla';
import { changedNames, hasSome } from '#src/domain/changedNames.ts';
import type { Answers, CountryCode } from '#src/domain/facts.ts';
import { pick } from '#src/domain/pick.ts';
import type { State } from '#src/domain/state.ts';
import type { Problem, Spec } from '#src/kit/spec.ts';
import type { Own } from '#src/kit/useOwnState.ts';
import { countryOfState } from '#src/store/createFacts.ts';
import type { FieldDefinition } from './fieldDefinition.ts';

/** What a field is rendered from: its own answers and texts as typed, the problems to show for it, and the country. */
export type FieldState = {
  value: Partial<Answers>;
  drafts: Readonly<Record<string, string>>;
  problems: readonly Problem[];
  country: CountryCode;
};

type Parts = {
  store: StoreApi<State>;
  /** Stores that the shown problems depend on, beside that of the answers. */
  touched: StoreApi<{ shown: Readonly<Record<string, boolean>> }>;
  verdicts: StoreApi<object>;
  specOf: (field: FieldDefinition) => Spec;
  shownProblems: (field: FieldDefinition) => readonly Problem[];
  country: () => CountryCode;
};

type Entries = Readonly<Record<string, unknown>>;

function areSame(a: Entries, b: Entries): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
}

const areEqual = (a: readonly Problem[], b: readonly Problem[]) =>
  (a.length === 0 && b.length === 0) || JSON.stringify(a) === JSON.stringify(b);

/** The new state with what is as it was before, so that React sees what changed by identity. */
function withEarlier(before: FieldState, now: FieldState): FieldState {
  const value = areSame(before.value, now.value) ? before.value : now.value;
  const drafts = areSame(before.drafts, now.drafts) ? before.drafts : now.drafts;
  const problems = areEqual(before.problems, now.problems) ? before.problems : now.problems;
  const after = { value, drafts, problems, country: now.country };
  return areSame(before, after) ? before : after;
}

type Watched = { spec: Spec; listeners: Set<() => void> };

/** The states of the fields of a step, and who is called when one may have changed. */
export function createFieldStates({ store, touched, verdicts, specOf, shownProblems, country }: Parts) {
  const states = new Map<FieldDefinition, Own<FieldState>>();
  const watched = new Map<FieldDefinition, Watched>();
  const callWhere = (isMeant: (field: FieldDefinition, spec: Spec) => boolean) => {
    for (const [field, { spec, listeners }] of watched)
      if (isMeant(field, spec)) listeners.forEach((listener) => listener());
  };
  const callShown = () => {
    const { shown } = touched.getState();
    callWhere(({ id }) => shown[id] === true);
  };
  let calledIn: CountryCode | undefined;
  let entered: { field: FieldDefinition; from: State } | undefined;
  const onStore = (now: State, before: State) => {
    // Another change came of it, such as the end of the time for which answers are kept: the control does not show that.
    if (before !== entered?.from) entered = undefined;
    const answers = changedNames(before.answers, now.answers);
    const drafts = changedNames(before.drafts, now.drafts);
    const isElsewhere = calledIn !== country();
    calledIn = country();
    const { shown } = touched.getState();
    // The problems of a field may depend on any fact.
    callWhere(
      (field, spec) =>
        isElsewhere ||
        shown[field.id] === true ||
        (field !== entered?.field && (hasSome(answers, spec.answers) || hasSome(drafts, spec.drafts ?? []))),
    );
  };
  const start = () => {
    calledIn = country();
    const stops = [
      store.subscribe(onStore),
      touched.subscribe(({ shown }, { shown: before }) => {
        if (shown !== before) callWhere(({ id }) => shown[id] !== before[id]);
      }),
      verdicts.subscribe(callShown),
    ];
    return () => stops.forEach((stop) => stop());
  };
  let stop: (() => void) | undefined;
  const answersOf = (field: FieldDefinition, { answers, drafts }: State) => {
    const spec = specOf(field);
    // Absent drafts are left out; the others are texts.
    return { value: pick(answers, spec.answers), drafts: pick(drafts, spec.drafts ?? []) as Record<string, string> };
  };
  const create = (field: FieldDefinition): Own<FieldState> => {
    let [markup, last]: [FieldState?, { of: readonly object[]; state: FieldState }?] = [];
    return {
      read: () => {
        const state = store.getState();
        const of = [state, touched.getState(), verdicts.getState()];
        if (last && of.every((part, at) => part === last?.of[at])) return last.state;
        const now = { ...answersOf(field, state), problems: shownProblems(field), country: country() };
        last = { of, state: last ? withEarlier(last.state, now) : now };
        return last.state;
      },
      readMarkup: () => {
        const begun = store.getInitialState();
        markup ??= { ...answersOf(field, begun), problems: [], country: countryOfState(begun) };
        // The same object where the state of the moment does not differ.
        last ??= { of: [], state: markup };
        return markup;
      },
      watch: (listener) => {
        const { spec, listeners } = watched.get(field) ?? { spec: specOf(field), listeners: new Set() };
        watched.set(field, { spec, listeners: listeners.add(listener) });
        stop ??= start();
        return () => {
          listeners.delete(listener);
          if (listeners.size === 0) watched.delete(field);
          if (watched.size > 0) return;
          stop?.();
          stop = undefined;
        };
      },
    };
  };
  /** The state of a field: the same object until something of it changes. In the markup it is what the page began with. */
  const of = (field: FieldDefinition): Own<FieldState> => {
    const state = states.get(field) ?? create(field);
    states.set(field, state);
    return state;
  };
  /**
   * Makes a change of the store that the control of a field shows by itself: its listeners are not called for that alone. Returns
   * whether that was all that changed.
   */
  const enter = (field: FieldDefinition, change: () => void): boolean => {
    entered = { field, from: store.getState() };
    let isAll = false;
    try {
      change();
      isAll = entered !== undefined;
    } finally {
      entered = undefined;
    }
    // Noted: what comes after is compared with it, and not with what was rendered.
    of(field).read();
    return isAll;
  };
  return { of, enter };
}
