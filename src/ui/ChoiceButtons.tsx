import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { FieldGroup } from './FieldGroup.tsx';

/** A choice, and whether its button can be pressed at the moment. */
type Option<V extends string> = { value: V; label: ReactNode } & Pick<
  ComponentProps<typeof Button>,
  'busy' | 'busyLabel' | 'unavailable'
>;

type Props<V extends string> = {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isHeading?: boolean;
  kind?: 'primary' | 'secondary';
  options: readonly Option<V>[];
  value?: V;
  onChoose: (value: V) => void;
  /** Focus left the whole group. */
  onBlur?: () => void;
  /** A word between two buttons, such as "or". */
  between?: ReactNode;
};

/**
 * One choice of a few as large buttons, for questions whose answer opens the next step at once. Buttons are `<id>-<value>`.
 * A problem is said with the group and its first button.
 */
export function ChoiceButtons<V extends string>(props: Props<V>) {
  const { kind = 'secondary', options, value, onChoose, onBlur, between, ...group } = props;
  return (
    <FieldGroup {...group}>
      <div
        className="choice-buttons"
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onBlur?.()}
      >
        {options.map(({ value: one, label, ...state }, index) => (
          <Fragment key={one}>
            {between && index > 0 ? <span>{between}</span> : null}
            <Button
              {...state}
              id={`${group.id}-${one}`}
              kind={kind}
              aria-pressed={one === value}
              aria-invalid={group.error ? true : undefined}
              aria-describedby={group.error && index === 0 ? `${group.id}-error` : undefined}
              onClick={() => onChoose(one)}
            >
              {label}
            </Button>
          </Fragment>
        ))}
      </div>
    </FieldGroup>
  );
}
