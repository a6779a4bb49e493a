import { useEffect, useLayoutEffect, useRef } from 'react';
import { firstUse } from './firstUse.ts';
import type { Accept, Mask } from './mask.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { visible } from './visible.ts';

type Props = Omit<TextInputProps, 'onBlur' | 'box'> & {
  mask: Mask;
  accept?: Accept;
  /** Gets the text that the box has as it is left. */
  onBlur?: (text: string) => void;
};

/** Nobody types before the page is used. */
const loadMask = () => firstUse().then(() => import('./mask.ts'));

/**
 * Masks a box once the mask library has loaded, by the mask and `accept` of its last rendering. The library is not known
 * to React: it formats the text that the box has at that moment, which no rendering can be late for.
 */
function useMask(mask: Mask, accept: Accept | undefined) {
  const isEntered = useRef(false);
  const ref = useRef<HTMLInputElement>(null);
  const latest = useRef({ mask, accept });
  useLayoutEffect(() => {
    latest.current = { mask, accept };
  }, [mask, accept]);
  useEffect(() => {
    const input = ref.current;
    let stop: (() => void) | undefined;
    let isGone = false;
    // Without the library the text stays as it is typed; the check of the field takes any usual form.
    void loadMask().then(
      ({ attachMask, isHalfTyped }) => {
        if (isGone || !input) return;
        const attach = () => {
          stop?.();
          stop = attachMask(input, () => latest.current);
        };
        const attachOn = (...types: readonly string[]) => {
          // The mask hears of the event that attaches it, too.
          for (const type of types) input.addEventListener(type, attach, true);
          stop = () => types.forEach((type) => input.removeEventListener(type, attach, true));
        };
        // What was there before stays as it was left: the mask may depend on what the page has yet to learn, such as the
        // country. Nobody may ever come to an empty box, and the browser may fill it in without a focus.
        if (!isEntered.current) attachOn('beforeinput', 'input');
        else if (isHalfTyped(input)) attachOn('blur');
        else attach();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  const noteEntry = () => {
    isEntered.current = true;
  };
  return { ref, noteEntry };
}

/** A text box that writes the separators of its mask itself. Text that arrives at once (pasted, dropped, filled in by the
 *  browser) goes through `accept` first. */
export function MaskedInput({ mask, accept, onChange, onBlur, ...rest }: Props) {
  const { ref, noteEntry } = useMask(mask, accept);
  return (
    <TextInput
      {...rest}
      box={ref}
      onChange={(text) => {
        noteEntry();
        return onChange(text);
      }}
      onBlur={(event) => onBlur?.(visible(event.currentTarget.value))}
    />
  );
}
