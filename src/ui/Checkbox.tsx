import type { ReactNode } from 'react';
import { controlProps } from './controlProps.ts';
import { FieldError } from './FieldError.tsx';

type Props = {
  id: string;
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  error?: ReactNode;
  required?: boolean;
  children: ReactNode;
};

/** One box to tick; its children are the label. */
export function Checkbox({ id, name, checked, onChange, onBlur, error, required, children }: Props) {
  return (
    <div className="field">
      <label className="choice choice-plain">
        <input
          {...controlProps(id, { error, required })}
          type="checkbox"
          name={name ?? id}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
