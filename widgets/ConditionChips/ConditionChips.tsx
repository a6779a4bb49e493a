import { useEffect, useState } from 'react';
import { listedConditions } from '#src/domain/conditions.ts';
import { isPostalCode } from '#src/domain/postalCode.ts';
import type { Indication } from '#src/generated/api.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useCall } from '#src/kit/useCall.ts';
import { useSearchState } from '#src/kit/useStudySearch.ts';
import { useQuestion } from '#src/kit/wording.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { RetryAlert } from '#src/ui/RetryAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import type { ConditionChipsProps } from './props.ts';
import { spec } from './spec.ts';
import { useChosenConditions } from './useChosenConditions.ts';
import './ConditionChips.css';

/** Conditions shown at first; the others are one press away. */
const SHOWN = 20;

type Chosen = ReturnType<typeof useChosenConditions>;

/** One button for each condition. Those chosen stay in sight, wherever they are in the list. */
function Chips({
  id: field,
  conditions,
  chosen,
  T,
}: ConditionChipsProps & { conditions: Indication[]; chosen: Chosen }) {
  const [chosenBefore] = useState(chosen.ids);
  const [whole, setWhole] = useState<{ from: number }>();
  useEffect(() => {
    if (whole) document.getElementById(`${field}-${whole.from}`)?.focus();
  }, [field, whole]);
  const isShown = ({ id }: Indication, index: number) => index < SHOWN || chosenBefore.includes(id);
  const shown = whole ? conditions : conditions.filter(isShown);
  const firstHidden = conditions.find((one, index) => !isShown(one, index))?.id;
  return (
    <>
      <ul className="condition-chips">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Button
              id={`${field}-${id}`}
              kind="secondary"
              aria-pressed={chosen.ids.includes(id)}
              onClick={() => chosen.toggle(id)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {firstHidden !== undefined && !whole ? (
        <Button kind="quiet" onClick={() => setWhole({ from: firstHidden })}>
          <T message="all" values={{ count: conditions.length }} />
        </Button>
      ) : null}
    </>
  );
}

/** What keeps the results away: a choice that they do not show yet, or a postal code that is missing. */
function State({ id, T }: ConditionChipsProps) {
  const { isHeld } = useSearchState();
  const hasPlace = useFacts(({ answers: { postalCode = '' }, country }) => isPostalCode(postalCode, country));
  return (
    <output id={`${id}-held`} className="condition-chips-held">
      {isHeld ? <T message="held" /> : null}
      {isHeld === false && !hasPlace ? <T message="needsPlace" /> : null}
    </output>
  );
}

function ConditionChipsField(props: ConditionChipsProps) {
  const { id, locale, error, t, T } = props;
  const question = useQuestion('auto');
  const loaded = useCall('indicationCategories', { query: { locale } });
  const { healthyIndicationId } = useSurroundings();
  const chosen = useChosenConditions(props);
  const conditions =
    loaded.status === 'ready' ? listedConditions(loaded.data).filter((one) => one.id !== healthyIndicationId) : [];
  return (
    <FieldGroup id={id} legend={<T message={question} />} isHeading hint={<T message="hint" />} error={error()}>
      {loaded.status === 'loading' ? (
        <div className="condition-chips-waiting">
          <Spinner label={t('loading')} />
          <Skeleton lines={6} />
        </div>
      ) : null}
      {loaded.status === 'failed' ? (
        <RetryAlert title={<T message="loadFailed" />} label={<T message="retry" />} retry={loaded.retry} />
      ) : null}
      {conditions.length > 0 ? <Chips {...props} conditions={conditions} chosen={chosen} /> : null}
      <ButtonRow>
        <Button onClick={chosen.show} aria-describedby={`${id}-held`}>
          <T message="show" />
        </Button>
        <Button kind="secondary" onClick={chosen.clear}>
          <T message={question === 'self' ? 'none' : `${question}None`} />
        </Button>
      </ButtonRow>
      <State {...props} />
    </FieldGroup>
  );
}

export const ConditionChips = defineWidget(spec, ConditionChipsField);
