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
  values: readonly string[];
  /**
   * Gets the chosen values in the order of the options. Returns those chosen now where the page does not render the group
   * again for what was pressed.
   */
  onChange: (values: string[]) => readonly string[] | void;
  /** Focus left the whole group. */
  onBlur?: () => void;
  /** Two columns from 1300 px on. */
  columns?: 1 | 2;
  /** Language of the question and its options when it is not the page's. */
  lang?: string;
};

/**
 * Any number of choices. Checkboxes are `<id>-<value>`; the group carries the id. A problem is said with the group and its
 * first box.
 */
export function CheckboxGroup(props: Props) {
  const { options, values, onChange, onBlur, columns = 1, name, lang, ...group } = props;
  const toggle = (value: string, on: boolean, before: readonly string[]) =>
    onChange(options.map((option) => option.value).filter((one) => (one === value ? on : before.includes(one))));
  return (
    <FieldGroup {...group} lang={lang}>
      <Choices
        id={group.id}
        type="checkbox"
        name={name}
        options={options}
        className={columns === 2 ? 'choices-list choices-two' : 'choices-list'}
        lang={lang}
        chosen={values}
        onChoose={toggle}
        isInvalid={Boolean(group.error)}
        onBlur={onBlur}
      />
    </FieldGroup>
  );
}
