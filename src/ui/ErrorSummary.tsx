import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';
import { Icon } from './Icon.tsx';

/** `href` is `#` and the id of the control or group, `name` what it is called on the page; a language is there where the words are not in that of the page. */
type Line = { href: string; name: string; nameLang?: string; text: string; lang?: string };

type Props = {
  title: ReactNode;
  /** Each failed try hands over a list of its own. */
  errors: readonly Line[];
  /** What unfolds the lines after the first, of which there are so many. */
  moreOf: (count: number) => ReactNode;
  /** Whether the problem at this `href` has been mended since: its line is left out. Without it none is. */
  isMended?: (href: string) => boolean;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** A field has the focus instead. */
  leavesFocus?: boolean;
};

/** As many lines as are read at a glance: those after them are folded. Once one is mended the next comes in. */
export const MOST_LINES = 5;

/** A question ends in its own mark. */
const named = (name: string) => (/[.:?!…]$/.test(name) ? `${name} ` : `${name}: `);

function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <ul>
    {lines.map(({ href, name, nameLang, text, lang }) => (
      <li key={href}>
        <a href={href} onClick={goTo}>
          {name ? <b lang={nameLang}>{named(name)}</b> : null}
          <span lang={lang}>{text}</span>
        </a>
      </li>
    ))}
  </ul>
);

/**
 * The problems of a form, each as a link to its control: the first at a glance, the others folded. At each new list it takes the focus and comes into view,
 * unless it leaves both to a field; renders nothing without errors. It is announced then, and not at each that is mended.
 */
export function ErrorSummary({ title, lead, errors, moreOf, isMended = () => false, leavesFocus = false }: Props) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length === 0 || leavesFocus) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [errors, leavesFocus]);
  const left = errors.filter(({ href }) => !isMended(href));
  // The list of which one was mended, which may be emptied again while it is typed.
  const [begun, setBegun] = useState<typeof errors>();
  if (left.length < errors.length && begun !== errors) setBegun(errors);
  if (left.length === 0) return null;
  const others = left.slice(MOST_LINES);
  return (
    <div
      ref={box}
      className="alert alert-error error-summary"
      role={begun === errors ? 'group' : 'alert'}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <Icon name="error" />
      <div className="alert-text">
        <h2 id={titleId} className="alert-title">
          {title}
        </h2>
        {lead ? <p>{lead}</p> : null}
        <Lines lines={left.slice(0, MOST_LINES)} />
        {others.length > 0 ? (
          <Disclosure summary={moreOf(others.length)}>
            <Lines lines={others} />
          </Disclosure>
        ) : null}
      </div>
    </div>
  );
}
