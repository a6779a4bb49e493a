import { useMemo } from 'react';
import { useMaskito } from '@maskito/react';
import { maskOptions, type Accept, type Mask } from './mask.ts';
import type { TextInputProps } from './TextInput.tsx';

type Props = TextInputProps & {
  mask: Mask;
  accept?: Accept;
};

/** A text box that writes the separators of its mask itself. Text that arrives at once (pasted, dropped, filled in
 *  by the browser) goes through `accept` first. Functions are best kept the same from render to render. */
export function MaskedInput({ mask, accept, name, onChange, invalid, required, size, type = 'text', ...rest }: Props) {
  const options = useMemo(() => maskOptions(mask, accept), [mask, accept]);
  const ref = useMaskito({ options });
  return (
    <input
      aria-invalid={invalid ? true : undefined}
      aria-required={required ? true : undefined}
      {...rest}
      ref={ref}
      className={size === undefined ? 'text-input' : 'text-input text-input-sized'}
      size={size}
      type={type}
      name={name ?? rest.id}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}
