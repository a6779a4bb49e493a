import { useEffect, useId, useImperativeHandle, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { AlertIcon } from './icons.tsx';

export type Focusable = { focus: () => void };

type Props = {
  title: ReactNode;
  /** `href` is `#` and the id of the control or group. */
  errors: readonly { href: string; text: string }[];
  /** Lets the page move focus here again, as after a second failed try. */
  ref?: Ref<Focusable>;
};

function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}

/** Everything that keeps the form from going on. Takes focus when it appears; nothing is shown without errors. */
export function ErrorSummary({ title, errors, ref }: Props) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }), []);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={box} className="alert alert-error error-summary" role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <AlertIcon />
      <div className="alert-text">
        <h2 id={titleId} className="alert-title">
          {title}
        </h2>
        <ul>
          {errors.map(({ href, text }) => (
            <li key={href}>
              <a href={href} onClick={goTo}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
