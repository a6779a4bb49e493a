import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { AlertIcon } from './icons.tsx';

type Props = {
  title: ReactNode;
  /**
   * `href` is `#` and the id of the control or group, `name` what it is called on the page; a language is there where the
   * words are not in that of the page.
   * Each failed try hands over a list of its own.
   */
  errors: readonly { href: string; name: string; nameLang?: string; text: string; lang?: string }[];
  /** The field of the first problem has the focus instead. */
  leavesFocus?: boolean;
};

/** A question ends in its own mark. */
const named = (name: string) => (/[.:?!…]$/.test(name) ? `${name} ` : `${name}: `);

function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}

/**
 * All problems of a form, each as a link to its control. Takes focus at each new list unless it leaves it to a field, but
 * does not scroll; renders nothing without errors.
 */
export function ErrorSummary({ title, errors, leavesFocus = false }: Props) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0 && !leavesFocus) box.current?.focus({ preventScroll: true });
  }, [errors, leavesFocus]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className="alert alert-error error-summary" role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <AlertIcon />
      <div className="alert-text">
        <h2 id={titleId} className="alert-title">
          {title}
        </h2>
        <ul>
          {errors.map(({ href, name, nameLang, text, lang }) => (
            <li key={href}>
              <a href={href} onClick={goTo}>
                {name ? <b lang={nameLang}>{named(name)}</b> : null}
                <span lang={lang}>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
