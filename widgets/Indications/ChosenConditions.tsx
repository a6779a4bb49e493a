import { Chip } from '#src/ui/Chip.tsx';
import type { IndicationsProps } from './props.ts';
import './ChosenConditions.css';

type Props = Pick<IndicationsProps, 'id' | 't' | 'T'> & {
  ids: readonly number[];
  nameOf: (condition: number) => string;
  remove: (condition: number) => void;
};

/** The chosen conditions, each with a button that takes it away. Nothing while none is chosen. */
export function ChosenConditions({ id, ids, nameOf, remove, t, T }: Props) {
  if (ids.length === 0) return null;
  return (
    <>
      <p id={`${id}-chosen`}>
        <T message="chosen" />
      </p>
      <ul className="chosen-conditions" aria-labelledby={`${id}-chosen`}>
        {ids.map((condition) => (
          <li key={condition}>
            <Chip onRemove={() => remove(condition)} removeLabel={t('remove', { name: nameOf(condition) })}>
              {nameOf(condition)}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
