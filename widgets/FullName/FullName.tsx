import { isFullName, joinName, splitFullName } from '#src/domain/fullName.ts';
import { useAutoComplete, useWording } from '#src/kit/wording.ts';
import { useOwnState } from '#src/kit/useOwnState.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { spec } from './spec.ts';

function FullNameField(props: WidgetProps<typeof spec>) {
  const { id, own, enter, leave, options, marks, error, T } = props;
  const { value, drafts } = useOwnState(own);
  const autoComplete = useAutoComplete('name');
  const wording = useWording(options.label === 'caregiver' ? 'participant' : options.label);
  const isShort = options.label === 'short';
  const type = (text: string) => {
    const names = isFullName(text) ? splitFullName(text) : undefined;
    const isShownByNames = names && joinName(names.firstName, names.lastName) === text;
    return enter({ firstName: names?.firstName, lastName: names?.lastName }, { fullName: isShownByNames ? '' : text });
  };
  return (
    <TextField
      id={id}
      label={<T message={options.label === 'caregiver' ? 'caregiver' : wording} />}
      hint={isShort ? undefined : <T message="who" />}
      isHeading={!isShort}
      {...marks}
      error={error()}
      name="fullName"
      autoComplete={autoComplete}
      autoCapitalize="words"
      value={drafts.fullName || joinName(value.firstName, value.lastName)}
      onChange={type}
      onBlur={leave}
    />
  );
}

export const FullName = defineWidget(spec, FullNameField);
