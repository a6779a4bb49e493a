import type { Facts } from '#src/domain/facts.ts';
import type { AppStore } from '#src/store/store.ts';
import { isLoaded, type FieldDefinition, type Widgets } from './fieldDefinition.ts';

type Fields = readonly FieldDefinition[];

/** The earlier list where the new one has the same fields. */
const asBefore = (before: Fields | undefined, now: Fields): Fields =>
  before?.length === now.length && now.every((field, at) => field === before[at]) ? before : now;

/**
 * Returns functions that give the fields that a step shows by the facts of the moment, in its order: `shown` those too whose
 * widget is still to come, `asked` the others. They look once for each state, and give the same list until a field is added
 * or removed.
 */
export function askedFields(fields: Fields, widgets: Widgets, store: AppStore, facts: () => Facts) {
  let last: { of: object; shown: Fields; asked: Fields } | undefined;
  const look = () => {
    const of = store.getState();
    if (last?.of === of) return last;
    const shown = asBefore(
      last?.shown,
      fields.filter((field) => field.isAsked?.(facts()) ?? true),
    );
    const asked = asBefore(
      last?.asked,
      shown.filter((field) => isLoaded(widgets, field)),
    );
    last = { of, shown, asked };
    return last;
  };
  return { shown: () => look().shown, asked: () => look().asked };
}
