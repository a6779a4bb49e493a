type Props = { lines?: number };

/** Grey lines as a placeholder of a text that is loading. Purely visual: render a Spinner or a status beside it. */
export function Skeleton({ lines = 3 }: Props) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={`line-${line}`} />
      ))}
    </div>
  );
}
