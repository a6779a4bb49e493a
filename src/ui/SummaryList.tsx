import type { ReactNode } from 'react';

export type SummaryEntry = { name: ReactNode; value: ReactNode };

/** What was entered, each under its name, to be read over. */
export function SummaryList({ entries }: { entries: readonly SummaryEntry[] }) {
  return (
    <dl className="card card-plain">
      {entries.map((entry, index) => (
        // The entries of a summary never change places.
        <div key={index}>
          <dt>{entry.name}</dt>
          <dd>{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}
