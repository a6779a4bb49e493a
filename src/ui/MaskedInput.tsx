import { useEffect, useMemo, useRef } from 'react';
import { useMaskito } from '@maskito/react';
import { maskOptions, type Accept, type Mask } from './mask.ts';
import type { TextInputProps } from './TextInput.tsx';

type Props = TextInputProps & {
  mask: Mask;
  accept?: Accept;
};

/** A text box that writes the separators of its mask itself. Pasted text goes through `accept` first. */
export function MaskedInput({ mask, accept, name, onChange, invalid, required, size, type = 'text', ...rest }: Props) {
  const latest = useRef({ mask, accept });
  useEffect(() => {
    latest.current = { mask, accept };
  });
  const options = useMemo(
    () =>
      maskOptions(
        () => latest.current.mask,
        (text) => latest.current.accept?.(text),
      ),
    [],
  );
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
