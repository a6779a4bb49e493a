import { useRef } from 'react';
import type { Indication } from '#src/generated/api.ts';
import { useQuestionAbout } from '#src/kit/wording.ts';
import { Chip } from '#src/ui/Chip.tsx';
import type { OtherConditionsProps } from './props.ts';
import './OtherConditions.css';

type Props = Pick<OtherConditionsProps, 'id' | 't' | 'T'> & {
  conditions: readonly Indication[];
  onRemove: (condition: Indication) => void;
};

const titles = { question: 'chosen', childQuestion: 'childChosen', participantQuestion: 'participantChosen' } as const;

/** The chosen conditions as chips. After one is removed, their title takes the focus. */
export function ChosenConditions({ id, conditions, onRemove, t, T }: Props) {
  const about = useQuestionAbout();
  const title = useRef<HTMLHeadingElement>(null);
  const remove = (condition: Indication) => {
    title.current?.focus();
    onRemove(condition);
  };
  return (
    <>
      <h3 ref={title} id={`${id}-chosen`} tabIndex={-1}>
        <T message={titles[about]} />
      </h3>
      <ul className="other-conditions" aria-labelledby={`${id}-chosen`}>
        {conditions.map((condition) => (
          <li key={condition.id}>
            <Chip onRemove={() => remove(condition)} removeLabel={t('remove', { name: condition.name })}>
              {condition.name}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
