import { memo, useLayoutEffect, useMemo, useReducer } from 'react';
import { TelLink } from '#src/ui/TelLink.tsx';
import { withDefaults } from '#src/kit/options.ts';
import { useOwnState } from '#src/kit/useOwnState.ts';
import { isRequired, widgetOf, type FieldDefinition } from './fieldDefinition.ts';
import type { Text } from '#src/i18n/texts.ts';
import { fieldTexts, marked } from './fieldTexts.tsx';
import { useStepForm } from './StepFormContext.ts';

type Change = [answers: object, drafts?: Readonly<Record<string, string>>];

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

/** What is wrong; a number to call among its words is a link that calls it. */
function wordsOf(words: Text, number: string | number = '') {
  const [before, ...after] = words.text.split(`${number}`);
  return number && after.length > 0 ? (
    <span lang={words.lang}>
      {before}
      <TelLink number={`${number}`} />
      {after.join(`${number}`)}
    </span>
  ) : (
    marked(words)
  );
}

/** One field: its widget with its own answers, texts and problems. Renders again only when one of these changed. */
export const FieldView = memo(function FieldView({ field }: { field: FieldDefinition }) {
  const { form, texts, step } = useStepForm();
  const { spec, Component } = widgetOf(form.widgets, field);
  const own = form.stateOf(field);
  const { value, drafts, problems, country } = useOwnState(own);
  const { find, ...constant } = useMemo(() => {
    const ofField = fieldTexts(texts, step, field);
    const required = isRequired(form.widgets, field);
    return {
      ...ofField,
      id: field.id,
      options: withDefaults(spec.options, field.options),
      required,
      marks: required ? { required } : { optionalMark: ofField.t('optional') },
      own,
      set: (...change: Change) => form.set(field, ...change),
      enter: (...change: Change) => form.enter(field, ...change),
      leave: () => form.leave(field),
      locale: texts.locale,
    };
  }, [form, texts, step, field, spec, own]);
  const error = useMemo(
    () => (control?: string) => {
      const problem = problems.find(({ at }) => at === control);
      return problem && wordsOf(find(problem.message, problem.values), problem.values?.['callCenter']);
    },
    [problems, find],
  );
  return (
    <>
      <Component {...constant} value={value} drafts={drafts} error={error} country={country} />
      {effectsAtOnce}
    </>
  );
});
