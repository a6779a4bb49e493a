import { useId } from 'react';

type Props = {
  value: number;
  max: number;
  label: string;
  /** The same in words or figures, such as "2 / 7". */
  counter?: string;
  /** The label is read, not seen: the counter says enough. */
  hidesLabel?: boolean;
};

/** How far the visitor has come. */
export function Progress({ value, max, label, counter, hidesLabel }: Props) {
  const id = useId();
  return (
    <div className="progress">
      <label className={hidesLabel ? 'progress-label visually-hidden' : 'progress-label'} htmlFor={id}>
        {label}
      </label>
      {counter ? (
        <span className="progress-counter" aria-hidden="true">
          {counter}
        </span>
      ) : null}
      <progress id={id} value={value} max={max} aria-valuetext={counter} />
    </div>
  );
}
