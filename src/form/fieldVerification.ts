import { createStore } from 'zustand/vanilla';
import { ApiError } from '#src/api/apiError.ts';
import type { Call } from '#src/api/call.ts';
import { mayLeaveTab } from '#src/domain/consentNeed.ts';
import { definedOnly } from '#src/domain/definedOnly.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import { pick } from '#src/domain/pick.ts';
import type { Problem } from '#src/kit/spec.ts';
import type { AppStore } from '#src/store/store.ts';
import { widgetOf, type FieldDefinition, type Validators, type Widgets } from './fieldDefinition.ts';
import { checkContext, isAnswered, problemsOf, type StepMoment } from './problems.ts';

export type VerificationParts = {
  widgets: Widgets;
  validators: Validators;
  store: AppStore;
  facts: () => Facts;
  call: Call;
  /** The number that a visitor may call, for problems that only the server can end. */
  callCenter: () => string;
};

/** By id of the field: the problem that a server found, if any, and the content that it verified. */
type Verdicts = Readonly<Record<string, { about: string; problem?: Problem }>>;

/**
 * What a verification did: it changed answers, it left them the same, or it was in vain, since the visitor typed on or the
 * text was formatted meanwhile: the verdict was about older content.
 */
export type VerifyOutcome = 'changed' | 'same' | 'outdated';

/** The answers with others in their place; those given as undefined are removed. The same object where none differs. */
export function withAnswers(answers: Answers, changed: Partial<Answers>): Answers {
  // Every name of an object is one of its keys.
  const names = Object.keys(changed) as (keyof Answers)[];
  const isSame = names.every((name) => Object.is(answers[name], changed[name]));
  return isSame ? answers : definedOnly({ ...answers, ...changed });
}

/** The problems of fields: those found in the page, else the one that a server found for the same content. */
export function createVerification({ widgets, validators, store, facts, call, callCenter }: VerificationParts) {
  const verdicts = createStore<Verdicts>(() => ({}));
  const now = (): StepMoment => ({ widgets, validators, facts: facts(), drafts: store.getState().drafts });
  /** All that a verdict depends on, as text to compare. */
  const contentOf = (field: FieldDefinition) => {
    const { spec } = widgetOf(widgets, field);
    const { facts: known, drafts } = now();
    const typed = pick(drafts, spec.drafts ?? []);
    return JSON.stringify([pick(known.answers, spec.answers), typed, known.country, mayLeaveTab(known)]);
  };
  const problems = (field: FieldDefinition): readonly Problem[] => {
    const found = problemsOf(field, now());
    const verdict = verdicts.getState()[field.id];
    if (found.length > 0 || !verdict?.problem || verdict.about !== contentOf(field)) return found;
    return [verdict.problem];
  };
  /** Asks the server about a field. */
  const verify = async (field: FieldDefinition): Promise<VerifyOutcome> => {
    const { spec } = widgetOf(widgets, field);
    if (!spec.verify) return 'same';
    const about = contentOf(field);
    const moment = now();
    if (problemsOf(field, moment).length > 0 || !isAnswered(field, moment)) return 'same';
    const earlier = verdicts.getState()[field.id];
    if (earlier?.about === about && !earlier.problem) return 'same'; // A problem may be gone by the next try.
    const { options } = checkContext(field, moment);
    const { facts: known, drafts } = moment;
    const context = { options, call, facts: known, drafts };
    const verdict = await spec.verify(pick(known.answers, spec.answers), context).catch(unverified);
    if (contentOf(field) !== about) return 'outdated';
    if (!verdict) return 'same';
    const { answers: changed } = verdict;
    if (changed) store.setState(({ answers }) => ({ answers: withAnswers(answers, changed) }));
    const problem = verdict.problem && { message: verdict.problem, values: { callCenter: callCenter() } };
    verdicts.setState({ [field.id]: { about: contentOf(field), ...(problem && { problem }) } });
    return verdict.answers === undefined ? 'same' : 'changed';
  };
  /** Returns a function that says whether a field has been verified, in the content that it has, since this call. */
  const startWatch = () => {
    const earlier = verdicts.getState();
    return (field: FieldDefinition) => {
      const verdict = verdicts.getState()[field.id];
      return verdict !== earlier[field.id] && verdict?.about === contentOf(field);
    };
  };
  /** Whether a field has something to verify. */
  const hasAnswer = (field: FieldDefinition) => isAnswered(field, now());
  return { problems, hasAnswer, verify, startWatch, verdicts };
}

/** A server that cannot be reached must not hold the visitor up: the field counts as not verified. */
function unverified(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}
