import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, KeyboardEventHandler } from 'react';
import type { ControlProps } from './controlProps.ts';
import { visible } from './visible.ts';

export type TextInputProps = ControlProps & {
  name?: string;
  value: string;
  onChange: (text: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler;
  type?: 'text' | 'email' | 'tel' | 'search' | 'date' | 'number' | 'url';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  maxLength?: number;
  invalid?: boolean;
  required?: boolean;
  /** Characters that the value usually has: the box is as wide as that. */
  size?: number;
};

/** A box for one line of text. */
export function TextInput({ name, onChange, invalid, required, type = 'text', size, ...rest }: TextInputProps) {
  return (
    <input
      aria-invalid={invalid ? true : undefined}
      aria-required={required ? true : undefined}
      {...rest}
      className={size === undefined ? 'text-input' : 'text-input text-input-sized'}
      size={size}
      type={type}
      name={name ?? rest.id}
      onChange={(event) => onChange(visible(event.target.value))}
    />
  );
}
