import { memo, useLayoutEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { withDefaults } from '#src/kit/options.ts';
import { useFacts } from '#src/kit/context.ts';
import type { Problem } from '#src/kit/spec.ts';
import { isRequired, widgetOf, type FieldDefinition } from './fieldDefinition.ts';
import { fieldTexts, marked } from './fieldTexts.tsx';
import { pick } from './problems.ts';
import { useStepForm } from './StepFormContext.ts';

/** The problems to show for a field. Compared as text, so that equal problems do not render the field again. */
function useShownProblems(field: FieldDefinition): readonly Problem[] {
  const { form } = useStepForm();
  const read = () => JSON.stringify(form.shownProblems(field));
  const content = useSyncExternalStore(form.subscribe, read, read);
  // It was written from a list of problems just now.
  return useMemo(() => JSON.parse(content) as readonly Problem[], [content]);
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

/** One field: its widget with its own answers, texts and problems. Renders again only when one of these changed. */
export const FieldView = memo(function FieldView({ field }: { field: FieldDefinition }) {
  const { form, texts, step } = useStepForm();
  const { spec, Component } = widgetOf(form.widgets, field);
  const value = useStore(
    form.store,
    useShallow((state) => pick(state.answers, spec.answers)),
  );
  const drafts = useStore(
    form.store,
    useShallow((state) => pick(state.drafts, spec.drafts ?? [])),
  );
  const problems = useShownProblems(field);
  const country = useFacts((facts) => facts.country);
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
  // Absent drafts are left out of the picked ones; the others are texts.
  return (
    <>
      <Component
        {...constant}
        value={value}
        drafts={drafts as Record<string, string>}
        error={error}
        country={country}
      />
      <EffectsAtOnce />
    </>
  );
});
