import { useEffect, useRef } from 'react';
import type { Accept, Mask } from './mask.ts';
import type { TextInputProps } from './TextInput.tsx';

type Props = TextInputProps & {
  mask: Mask;
  accept?: Accept;
};

/** A text box that writes the separators of its mask itself. The mask library comes after the page is open; what was
 *  typed before is put in form when it arrives. Text that arrives at once (pasted, dropped, filled in
 *  by the browser) goes through `accept` first. Functions are best kept the same from render to render. */
export function MaskedInput({ mask, accept, name, onChange, invalid, required, size, type = 'text', ...rest }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let detach: (() => void) | undefined;
    let isGone = false;
    // Without the library the text stays as it is typed; the check of the field takes any usual form.
    void import('./mask.ts').then(
      ({ attachMask }) => {
        if (ref.current && !isGone) detach = attachMask(ref.current, mask, accept);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      detach?.();
    };
  }, [mask, accept]);
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
