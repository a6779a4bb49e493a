type Props = { label: string };

/** Says that something is being fetched. */
export function Spinner({ label }: Props) {
  return (
    <output className="spinner">
      <span className="spinner-ring" aria-hidden="true" /> <span>{label}</span>
    </output>
  );
}
