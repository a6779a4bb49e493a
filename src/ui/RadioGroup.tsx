import type { ReactNode } from 'react';
import { Choices, type Option } from './Choices.tsx';
import { FieldGroup } from './FieldGroup.tsx';

type Props = {
  id: string;
  name?: string;
  legend: ReactNode;
  hint?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  optionalMark?: string;
  options: readonly Option[];
  value?: string;
  /** Returns true where the page does not render the group again for what was pressed. */
  onChange: (value: string) => boolean | void;
  /** Focus left the whole group. */
  onBlur?: () => void;
  /** One below the other; large buttons side by side, as for yes and no or a gender; small in a row, as for units. */
  layout?: 'list' | 'buttons' | 'row';
  required?: boolean;
  isHeading?: boolean;
  /** Language of the question and its options when it is not the page's. */
  lang?: string;
};

/** One choice of several. Radios are `<id>-<value>`; the group carries the id. */
export function RadioGroup({ options, value, onChange, onBlur, layout = 'list', name, lang, ...group }: Props) {
  return (
    <FieldGroup {...group} lang={lang} role="radiogroup">
      <Choices
        id={group.id}
        type="radio"
        name={name}
        options={options}
        className={`choices-${layout}`}
        lang={lang}
        chosen={value === undefined ? [] : [value]}
        onChoose={(pressed) => (onChange(pressed) ? [pressed] : undefined)}
        onBlur={onBlur}
      />
    </FieldGroup>
  );
}
