import { howHeardOptions } from '#src/domain/howHeard.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { spec } from './spec.ts';

function HowHeardField({ id, value, set, leave, marks, error, t, T }: WidgetProps<typeof spec>) {
  const choose = (referringGroup: string) => {
    const { referringGroup: _, ...others } = value.additional ?? {};
    set({ additional: referringGroup ? { ...others, referringGroup } : others });
  };
  return (
    <Field id={id} label={<T message="fieldName" />} {...marks} error={error()}>
      {(control) => (
        <Select
          {...control}
          name="howHeard"
          value={value.additional?.referringGroup ?? ''}
          placeholder={t('choose')}
          options={howHeardOptions.map((option) => ({ value: option, label: t(option) }))}
          onChange={choose}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

export const HowHeard = defineWidget(spec, HowHeardField);
