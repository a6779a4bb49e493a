type Props = { label: string };

/** Shows and announces that something is loading. */
export function Spinner({ label }: Props) {
  return (
    <output className="spinner">
      <span className="spinner-ring" aria-hidden="true" /> <span>{label}</span>
    </output>
  );
}
