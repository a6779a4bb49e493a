import type { ReactNode } from 'react';
import { useQuestionPlace } from '#src/kit/questionPlace.ts';
import { useFocusOut } from '#src/kit/useFocusOut.ts';
import type { Option } from '#src/ui/Choices.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { NumberedText, Question } from '#src/ui/Question.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';

type Props = {
  id: string;
  /** What is measured: its unit is called `<name>-unit`. */
  name: string;
  question: ReactNode;
  /** Its place after the screener's questions, from 1, where it is one of them. */
  position: number | undefined;
  /** Whether it has a number of its own where the questions are numbered. */
  isNumbered?: boolean;
  error: ReactNode;
  /** Says that the measure may be left out, once for all its boxes. */
  optionalMark: string | undefined;
  leave: () => void;
  unitLegend: ReactNode;
  units: readonly Option[];
  unit: string;
  onUnit: (unit: string) => void;
  /** The boxes, in this unit. */
  children: ReactNode;
};

/** A measure in one of two units: boxes side by side, and the choice of the unit below them. */
export function MeasureField(props: Props) {
  const { id, name, question, position, isNumbered = true, error, optionalMark, leave } = props;
  const { unitLegend, units, unit, onUnit } = props;
  const focusOut = useFocusOut(leave);
  const place = useQuestionPlace(position);
  const group = (
    <div role="presentation" {...focusOut}>
      <FieldGroup
        id={id}
        legend={<NumberedText number={isNumbered ? place?.number : undefined}>{question}</NumberedText>}
        error={error}
        {...(optionalMark && { optionalMark })}
      >
        <div className="measure">
          <div className="measure-boxes">{props.children}</div>
          <RadioGroup
            id={`${id}-unit`}
            name={`${name}-unit`}
            layout="row"
            legend={<span className="visually-hidden">{unitLegend}</span>}
            options={units}
            value={unit}
            onChange={onUnit}
          />
        </div>
      </FieldGroup>
    </div>
  );
  return place ? <Question isShaded={place.isShaded}>{group}</Question> : group;
}
