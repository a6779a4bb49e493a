import { genders } from '#src/domain/choices.ts';
import { useAutoComplete, useWording } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { spec } from './spec.ts';

function GenderDropdownField({ id, value, set, leave, options, marks, error, t, T }: WidgetProps<typeof spec>) {
  const autoComplete = useAutoComplete('sex');
  const wording = useWording(options.label);
  return (
    <Field id={id} label={<T message={wording} />} isHeading={options.label !== 'short'} {...marks} error={error()}>
      {(control) => (
        <Select
          {...control}
          name="gender"
          autoComplete={autoComplete}
          options={genders.map((gender) => ({ value: gender, label: t(gender) }))}
          placeholder={t('choose')}
          value={value.gender ?? ''}
          onChange={(chosen) => set({ gender: genders.find((gender) => gender === chosen) })}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

export const GenderDropdown = defineWidget(spec, GenderDropdownField);
