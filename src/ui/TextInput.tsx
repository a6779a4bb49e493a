import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type AriaAttributes,
  type ComponentProps,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { ControlProps } from './controlProps.ts';
import { visible } from './visible.ts';

type InputProps = ComponentProps<'input'>;
type Handler = 'onFocus' | 'onBlur' | 'onKeyDown' | 'onClick';
/** What the box says to the page, and the text that the page has for it. */
type Dealings = Pick<InputProps, Handler> & {
  value: string;
  /** Returns true where the page takes the text as it is, and does not render the box again for it. */
  onChange: (text: string) => boolean | void;
};
type Attributes = ControlProps &
  AriaAttributes &
  Pick<InputProps, 'name' | 'role' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'placeholder' | 'maxLength'> & {
    type?: 'text' | 'email' | 'tel' | 'search' | 'date' | 'number' | 'url';
    /** Characters that the value usually has: the box is as wide as that. */
    size?: number;
  };
type Box = RefObject<HTMLInputElement | null>;

export type TextInputProps = Attributes & Dealings & { box?: Box };

type ElementProps = Attributes & { box: Box; latest: RefObject<Dealings>; defaultValue: string | undefined };

/** The element, rendered again only when an attribute of it changes. */
const InputElement = memo(function InputElement(props: ElementProps) {
  const { box, latest, name, type = 'text', size, ...rest } = props;
  return (
    <input
      {...rest}
      ref={box}
      className={size === undefined ? 'text-input' : 'text-input text-input-sized'}
      size={size}
      type={type}
      name={name ?? rest.id}
      onFocus={(event) => latest.current.onFocus?.(event)}
      onBlur={(event) => latest.current.onBlur?.(event)}
      onKeyDown={(event) => latest.current.onKeyDown?.(event)}
      onClick={(event) => latest.current.onClick?.(event)}
    />
  );
});

/** Writes a text that nobody entered, which counts as what the box began with. */
function write(box: HTMLInputElement, text: string): void {
  box.value = text;
  box.defaultValue = text;
}

/**
 * A box for one line of text. Its text is the browser's, and React writes only what differs: a box that React controls is
 * written anew with each key, its name too, for which the browser looks through all controls of the form. A key would take
 * the longer the more questions there are.
 */
export function TextInput(props: TextInputProps) {
  const { value, onChange, onFocus, onBlur, onKeyDown, onClick, box, ...attributes } = props;
  const own: Box = useRef(null);
  const used = box ?? own;
  const latest = useRef<Dealings>({ value, onChange });
  const [defaultValue] = useState(value || undefined);
  useLayoutEffect(() => {
    const input = used.current;
    // The first time it has the text of the markup, or what was entered there.
    if (input && latest.current.value !== value && input.value !== value) write(input, value);
    latest.current = { value, onChange, onFocus, onBlur, onKeyDown, onClick };
  });
  useLayoutEffect(() => {
    const input = used.current;
    const enter = (event: Event) => {
      if (!input || event.target !== input) return;
      event.stopPropagation();
      // Rendered before anything else can be entered, as after an event of React: a script may fill in several boxes at once.
      const text = visible(input.value);
      if (flushSync(() => latest.current.onChange(text))) latest.current.value = text;
      // Not all may be taken as it was entered.
      if (input.value !== latest.current.value) write(input, latest.current.value);
    };
    // Not on the box itself: a mask listens there, which comes later and is to change the text before.
    const around = input?.parentElement;
    around?.addEventListener('input', enter);
    return () => around?.removeEventListener('input', enter);
  }, [used]);
  return <InputElement {...attributes} box={used} latest={latest} defaultValue={defaultValue} />;
}
