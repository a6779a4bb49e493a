import type { Facts } from '#src/domain/facts.ts';
import type { AppStore } from '#src/store/store.ts';
import type { FieldDefinition } from './fieldDefinition.ts';

type Fields = readonly FieldDefinition[];

/**
 * Returns a function that gives the fields that are asked by the facts of the moment, in the order of the step. It looks
 * once for each state, and gives the same list until a field is added or removed.
 */
export function askedFields(fields: Fields, store: AppStore, facts: () => Facts): () => Fields {
  let last: { of: object; asked: Fields } | undefined;
  return () => {
    const of = store.getState();
    if (last?.of === of) return last.asked;
    const now = fields.filter((field) => field.isAsked?.(facts()) ?? true);
    const before = last?.asked;
    const isSame = before?.length === now.length && now.every((field, at) => field === before[at]);
    last = { of, asked: before && isSame ? before : now };
    return last.asked;
  };
}
