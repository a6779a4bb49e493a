import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  /** The text on the button, such as "What does this mean?". */
  label: ReactNode;
  /** Called when the hint is opened. */
  onOpen?: () => void;
  children: ReactNode;
};

/** A button that opens a short explanation over the page. Escape, or leaving it, closes it. Put it outside labels;
 *  its text is a phrase, not paragraphs. */
export function Hint({ label, onOpen, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const toggle = () => {
    setOpen(!open);
    button.current?.focus();
    if (!open) onOpen?.();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      className="hint"
      role="presentation"
      onKeyDown={closeOnEscape}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        className="hint-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name="info" /> <span>{label}</span>
      </button>
      <output id={id} className="hint-text" tabIndex={-1}>
        {open ? <span className="hint-box">{children}</span> : null}
      </output>
    </div>
  );
}
