import type { ReactNode } from 'react';
import type { NamedId } from '#src/generated/api.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import './ChosenConditions.css';

type Props = {
  /** Id of the title. */
  id: string;
  title: ReactNode;
  chosen: readonly NamedId[];
  removeLabel: (name: string) => string;
  remove: (condition: number) => void;
};

/** The place of the chosen conditions until their names are known. */
export function ChosenWaiting() {
  return (
    <div className="chosen-waiting">
      <Skeleton lines={2} />
    </div>
  );
}

/** The chosen conditions, each with a button that takes it away. Nothing while none is chosen. */
export function ChosenConditions({ id: titleId, title, chosen, removeLabel, remove }: Props) {
  if (chosen.length === 0) return null;
  return (
    <>
      <p id={titleId}>{title}</p>
      <ul className="chosen-conditions" aria-labelledby={titleId}>
        {chosen.map(({ id, name }) => (
          <li key={id}>
            <Chip onRemove={() => remove(id)} removeLabel={removeLabel(name)}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
