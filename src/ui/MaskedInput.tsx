import { useEffect, useRef, useState } from 'react';
import type { Accept, Mask } from './mask.ts';
import type { TextInputProps } from './TextInput.tsx';
import { visible } from './visible.ts';

type MaskLibrary = typeof import('./mask.ts');

type Props = TextInputProps & {
  mask: Mask;
  accept?: Accept;
};

/** A text box that writes the separators of its mask itself. The mask library is loaded after the page is open; what
 *  was typed before is formatted then. Text that arrives at once (pasted, dropped, filled in
 *  by the browser) goes through `accept` first. Functions should be the same from render to render. */
export function MaskedInput({ mask, accept, name, onChange, invalid, required, size, type = 'text', ...rest }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  const [library, setLibrary] = useState<MaskLibrary>();
  useEffect(() => {
    const input = ref.current;
    let arrive: (() => void) | undefined;
    let isGone = false;
    // Without the library the text stays as it is typed; the check of the field takes any usual form.
    void import('./mask.ts').then(
      (loaded) => {
        if (isGone) return;
        arrive = () => setLibrary(loaded);
        // Half a text cannot be formatted without guessing: what is being typed now is formatted on blur.
        const isTyping = document.activeElement === input && input?.value !== '';
        if (isTyping) input?.addEventListener('blur', arrive, { once: true });
        else arrive();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      if (arrive) input?.removeEventListener('blur', arrive);
    };
  }, []);
  const isFitted = useRef(false);
  useEffect(() => {
    const input = ref.current;
    if (!library || !input) return undefined;
    // Only once: later the mask follows the text, not the text a changed mask.
    if (!isFitted.current) library.fitMask(input, mask, accept);
    isFitted.current = true;
    return library.attachMask(input, mask, accept);
  }, [library, mask, accept]);
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
      onInput={(event) => onChange(visible(event.currentTarget.value))}
    />
  );
}
