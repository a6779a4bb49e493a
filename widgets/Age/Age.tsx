import { ageOptions, isStorableAge } from '#src/domain/age.ts';
import { relationOf } from '#src/domain/relation.ts';
import { useFacts } from '#src/kit/context.ts';
import { useWording } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { spec } from './spec.ts';

const ascending = (a: number, b: number) => a - b;

/** Ages below the list of adults: a parent answers for a child. */
const agesOfChildren = Array.from({ length: Math.min(...ageOptions) - 1 }, (_, index) => index + 1);

function AgeField({ id, value, set, leave, options, marks, error, t, T }: WidgetProps<typeof spec>) {
  const isForChild = useFacts((facts) => relationOf(facts) === 'parent');
  const wording = useWording(options.label);
  const listed = isForChild ? [...agesOfChildren, ...ageOptions] : ageOptions;
  // A prefilled age outside the list is shown, not hidden behind an empty choice.
  const { age } = value;
  const ages = age === undefined || listed.includes(age) ? listed : [...listed, age].toSorted(ascending);
  return (
    <Field id={id} label={<T message={wording} />} isHeading={options.label !== 'short'} {...marks} error={error()}>
      {(control) => (
        <Select
          {...control}
          name="age"
          value={String(age ?? '')}
          options={ages.map((years) => ({ value: String(years), label: String(years) }))}
          placeholder={t('choose')}
          onChange={(chosen) => set({ age: isStorableAge(Number(chosen)) ? Number(chosen) : undefined })}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

export const Age = defineWidget(spec, AgeField);
