type Props = { lines?: number };

/** Grey lines that keep the place of a text to come. Purely visual: put a Spinner or a status beside it. */
export function Skeleton({ lines = 3 }: Props) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={`line-${line}`} />
      ))}
    </div>
  );
}
