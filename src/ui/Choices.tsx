import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

export type Option = { value: string; label: ReactNode };

type ChoiceProps = {
  id: string;
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  label: ReactNode;
  lang: string | undefined;
  /** Whether it was chosen as the group came. */
  wasChosen: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
};

/** One choice: its control within its words. */
const Choice = memo(function Choice(props: ChoiceProps) {
  const { label, lang, wasChosen, isInvalid, describedBy, ...control } = props;
  return (
    <label className="choice" lang={lang}>
      <input
        {...control}
        defaultChecked={wasChosen}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      />
      <span>{label}</span>
    </label>
  );
});

type Chosen = readonly string[];
type Dealings = {
  chosen: Chosen;
  /**
   * A choice was pressed, and is chosen now or no more, where these were before. Returns those chosen now where the page does
   * not render the group again for it.
   */
  onChoose: (value: string, isChosen: boolean, before: Chosen) => Chosen | void;
};

/** Shows in the controls what the page has chosen. */
function show(around: HTMLElement, { chosen }: Dealings): void {
  for (const control of around.querySelectorAll('input')) control.checked = chosen.includes(control.value);
}

/** Binds the controls of a group to the page; the result is the ref of the element around them. */
function useChoices({ chosen, onChoose }: Dealings) {
  const group = useRef<HTMLDivElement>(null);
  const latest = useRef<Dealings>(undefined);
  useLayoutEffect(() => {
    // The first time they show what the markup had, or what was pressed there.
    if (group.current && latest.current) show(group.current, { chosen, onChoose });
    latest.current = { chosen, onChoose };
  });
  useLayoutEffect(() => {
    const around = group.current;
    const choose = ({ target }: Event) => {
      if (!around || !latest.current || !(target instanceof HTMLInputElement)) return;
      const { value, checked } = target;
      const { chosen: before, onChoose: tell } = latest.current;
      // A radio can be pressed that is chosen. Rendered before anything else can be pressed, as after an event of React.
      const now = before.includes(value) === checked ? before : flushSync(() => tell(value, checked, before));
      if (now) latest.current.chosen = now;
      // Not each press may be taken. React, which looks whether it has to write a control, sees that it is written.
      show(around, latest.current);
    };
    around?.addEventListener('click', choose);
    return () => around?.removeEventListener('click', choose);
  }, []);
  return group;
}

type Props = Dealings & {
  /** Of the group: choices are `<id>-<value>`. */
  id: string;
  type: 'radio' | 'checkbox';
  name: string | undefined;
  options: readonly Option[];
  className: string;
  lang: string | undefined;
  /** Boxes that are wrong; the first names the message. */
  isInvalid?: boolean;
  /** Focus left all of them. */
  onBlur: (() => void) | undefined;
};

/**
 * The choices of a group. Which are chosen is the browser's, and the page writes only what differs: where React controls
 * them, each press writes all controls of the group anew, their names too, and looks through the whole page for them.
 */
export function Choices({ id, type, name, options, className, lang, isInvalid = false, onBlur, ...dealings }: Props) {
  const group = useChoices(dealings);
  const [chosenFirst] = useState(dealings.chosen);
  return (
    <div
      ref={group}
      className={`choices ${className}`}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onBlur?.()}
    >
      {options.map(({ value, label }, index) => (
        <Choice
          key={value}
          id={`${id}-${value}`}
          type={type}
          name={name ?? id}
          value={value}
          label={label}
          lang={lang}
          wasChosen={chosenFirst.includes(value)}
          isInvalid={isInvalid}
          describedBy={isInvalid && index === 0 ? `${id}-error` : undefined}
        />
      ))}
    </div>
  );
}
