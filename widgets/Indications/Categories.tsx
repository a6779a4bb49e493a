import { listedConditions } from '#src/domain/conditions.ts';
import type { IndicationCategory } from '#src/generated/api.ts';
import { CheckboxGroup } from '#src/ui/CheckboxGroup.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import type { IndicationsProps } from './props.ts';

type Props = Pick<IndicationsProps, 'id' | 'value' | 'set' | 'T'> & { categories: readonly IndicationCategory[] };

/** The conditions by category, folded, to tick in place of searching. */
export function Categories({ id, value, set, T, categories }: Props) {
  const ids = value.indicationIds ?? [];
  const filled = categories.filter((category) => listedConditions([category]).length > 0);
  const choose = (own: readonly number[], chosen: readonly number[]) => {
    const kept = ids.filter((condition) => !own.includes(condition) || chosen.includes(condition));
    set({ indicationIds: [...kept, ...chosen.filter((condition) => !kept.includes(condition))] });
  };
  return (
    <>
      <p>
        <T message="popular" />
      </p>
      {filled.map((category) => {
        const conditions = listedConditions([category]);
        return (
          <Disclosure key={category.name} summary={category.name}>
            <CheckboxGroup
              id={`${id}-${conditions[0]?.id ?? ''}-list`}
              name="indicationIds"
              legend={<span className="visually-hidden">{category.name}</span>}
              options={conditions.map((condition) => ({ value: String(condition.id), label: condition.name }))}
              values={ids.map(String)}
              onChange={(values) =>
                choose(
                  conditions.map((condition) => condition.id),
                  values.map(Number),
                )
              }
            />
          </Disclosure>
        );
      })}
    </>
  );
}
