type Props = {
  value: number;
  max: number;
  label: string;
  /** The same in words or figures, such as "2 / 7". */
  counter?: string;
  /** The label is read, not seen: the counter says enough. */
  hidesLabel?: boolean;
};

/** How far the visitor has come. A screen reader says it once, with the bar. */
export function Progress({ value, max, label, counter, hidesLabel }: Props) {
  return (
    <div className="progress">
      {hidesLabel ? null : <span aria-hidden="true">{label}</span>}
      {counter ? <span aria-hidden="true">{counter}</span> : null}
      <progress value={value} max={max} aria-label={label} aria-valuetext={counter} />
    </div>
  );
}
