type Props = { label: string };

/** Says that something is being fetched. */
export function Spinner({ label }: Props) {
  return (
    <p className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" /> <span>{label}</span>
    </p>
  );
}
