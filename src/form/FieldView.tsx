import { memo, useCallback, useLayoutEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { withDefaults } from '#src/kit/options.ts';
import { isRequired, widgetOf, type FieldDefinition } from './fieldDefinition.ts';
import type { FieldState } from './fieldStates.ts';
import { fieldTexts, marked } from './fieldTexts.tsx';
import { useStepForm } from './StepFormContext.ts';

/** What a field is rendered from; while markup of the server is hydrated, what that was rendered from. */
function useFieldState(field: FieldDefinition): FieldState {
  const { form } = useStepForm();
  const watch = useCallback((listener: () => void) => form.watch(field, listener), [form, field]);
  return useSyncExternalStore(
    watch,
    () => form.stateOf(field),
    () => form.stateOfMarkup(field),
  );
}

/**
 * Lets React run the effects of what was just shown in the same task, which it does before it renders anything more at
 * once. A field is bound to the store by an effect: until then React would set a control back to what it was rendered
 * with, and what is entered into it would be lost.
 */
function EffectsAtOnce() {
  const [, renderAtOnce] = useReducer(() => true, false);
  useLayoutEffect(renderAtOnce, [renderAtOnce]);
  return null;
}

/** The same element each time, so that it is not rendered again with its field. */
const effectsAtOnce = <EffectsAtOnce />;

/** One field: its widget with its own answers, texts and problems. Renders again only when one of these changed. */
export const FieldView = memo(function FieldView({ field }: { field: FieldDefinition }) {
  const { form, texts, step } = useStepForm();
  const { spec, Component } = widgetOf(form.widgets, field);
  const { value, drafts, problems, country } = useFieldState(field);
  const constant = useMemo(() => {
    const { find: _, ...own } = fieldTexts(texts, step, field);
    return {
      ...own,
      id: field.id,
      options: withDefaults(spec.options, field.options),
      required: isRequired(form.widgets, field),
      set: (...change: [object, Readonly<Record<string, string>>?]) => form.set(field, ...change),
      leave: () => form.leave(field),
      locale: texts.locale,
    };
  }, [form, texts, step, field, spec]);
  const error = useMemo(() => {
    const { find } = fieldTexts(texts, step, field);
    return (control?: string) => {
      const problem = problems.find(({ at }) => at === control);
      if (!problem) return undefined;
      const text = find(problem.message, problem.values);
      // A string and not an element where possible: an equal one does not render the field again.
      return text.lang ? marked(text) : text.text;
    };
  }, [problems, texts, step, field]);
  return (
    <>
      <Component {...constant} value={value} drafts={drafts} error={error} country={country} />
      {effectsAtOnce}
    </>
  );
});
