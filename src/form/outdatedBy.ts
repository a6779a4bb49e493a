import type { Answers } from '#src/domain/facts.ts';
import type { Spec } from '#src/kit/spec.ts';
import type { AppStore } from '#src/store/store.ts';
import type { FieldDefinition } from './fieldDefinition.ts';

type Drafts = Readonly<Record<string, string>>;

/** Whether any of the new values differs from the old one; objects and lists are compared by content. */
function isChanged(old: object, changed: object): boolean {
  const before = new Map(Object.entries(old));
  return Object.entries(changed).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)));
}

/**
 * Returns a function that gives the answers, each as undefined, that hold no more once a field has these new values: those
 * of kinds that are `clearedBy` an answer of this field. What is entered again as it was clears nothing.
 */
export function outdatedBy(asked: () => readonly Spec[], specOf: (field: FieldDefinition) => Spec, store: AppStore) {
  return (field: FieldDefinition, changed: Partial<Answers>, typed: Drafts = {}): Partial<Answers> => {
    const own = specOf(field).answers;
    const stale = asked().filter(({ clearedBy = [] }) => clearedBy.some((name) => own.includes(name)));
    if (stale.length === 0) return {};
    const { answers, drafts } = store.getState();
    if (!isChanged(answers, changed) && !isChanged(drafts, typed)) return {};
    return Object.fromEntries(stale.flatMap((spec) => spec.answers.map((name) => [name, undefined])));
  };
}
