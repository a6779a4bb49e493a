import type { ReactNode } from 'react';
import { FieldGroup } from './FieldGroup.tsx';

type Props = {
  id: string;
  name?: string;
  legend: ReactNode;
  hint?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  optionalMark?: string;
  options: readonly { value: string; label: ReactNode }[];
  values: readonly string[];
  /** Gets the chosen values in the order of the options. */
  onChange: (values: string[]) => void;
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
  const toggle = (value: string, on: boolean) =>
    onChange(options.map((option) => option.value).filter((one) => (one === value ? on : values.includes(one))));
  return (
    <FieldGroup {...group} lang={lang}>
      <div
        className={`choices choices-list${columns === 2 ? ' choices-two' : ''}`}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onBlur?.()}
      >
        {options.map((option, index) => (
          <label key={option.value} className="choice" lang={lang}>
            <input
              id={`${group.id}-${option.value}`}
              type="checkbox"
              name={name ?? group.id}
              value={option.value}
              checked={values.includes(option.value)}
              aria-invalid={group.error ? true : undefined}
              aria-describedby={group.error && index === 0 ? `${group.id}-error` : undefined}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
