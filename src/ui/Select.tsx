import type { ControlProps } from './controlProps.ts';

type Props = ControlProps & {
  name?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Text of the empty choice; without it there is no empty choice. */
  placeholder?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  autoComplete?: string;
  invalid?: boolean;
  required?: boolean;
};

/** A native drop-down list. */
export function Select({ name, options, placeholder, onChange, invalid, required, ...rest }: Props) {
  return (
    <span className="select">
      <select
        aria-invalid={invalid ? true : undefined}
        aria-required={required ? true : undefined}
        {...rest}
        name={name ?? rest.id}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
