import { genders } from '#src/domain/choices.ts';
import type { Answers } from '#src/domain/facts.ts';
import { useSurroundings } from '#src/kit/context.ts';
import { useQuestion } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { ChoiceButtons } from '#src/ui/ChoiceButtons.tsx';
import { spec } from './spec.ts';

function GenderSelectField({ id, value, set, leave, options, error, T }: WidgetProps<typeof spec>) {
  const { next } = useSurroundings();
  const wording = useQuestion(options.label);
  const choose = (gender: Answers['gender']) => {
    set({ gender });
    if (options.movesOn) next();
  };
  return (
    <ChoiceButtons
      id={id}
      legend={<T message={wording} />}
      isHeading
      options={genders.map((gender) => ({ value: gender, label: <T message={gender} /> }))}
      value={value.gender}
      onChoose={choose}
      onBlur={leave}
      error={error()}
    />
  );
}

export const GenderSelect = defineWidget(spec, GenderSelectField);
