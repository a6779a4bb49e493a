import { isFullName, joinName, splitFullName } from '#src/domain/fullName.ts';
import { DEFAULT_RELATIONSHIP } from '#src/domain/relation.ts';
import { useFacts } from '#src/kit/context.ts';
import { useOwnState } from '#src/kit/useOwnState.ts';
import { useOwnAutoComplete } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { spec } from './spec.ts';

function CaregiverNameField(props: WidgetProps<typeof spec>) {
  const { id, own, enter, leave, options, marks, error, T } = props;
  const isAdult = useFacts((facts) => facts.path.caregiverType === 'adult');
  const { value, drafts } = useOwnState(own);
  const autoComplete = useOwnAutoComplete('name');
  const isShort = options.label === 'short';
  const type = (text: string) => {
    const names = isFullName(text) ? splitFullName(text) : undefined;
    const isShownByNames = names && joinName(names.firstName, names.lastName) === text;
    const { firstName: _, lastName: __, ...rest } = own.read().value.caregiver ?? {};
    const relationship = rest.relationship ?? (isAdult ? 'Caregiver' : DEFAULT_RELATIONSHIP);
    return enter({ caregiver: { ...rest, relationship, ...names } }, { caregiverName: isShownByNames ? '' : text });
  };
  return (
    <TextField
      id={id}
      label={<T message={isShort ? 'fieldName' : 'question'} />}
      hint={isShort ? undefined : <T message="who" />}
      isHeading={!isShort}
      {...marks}
      error={error()}
      name="caregiverName"
      autoComplete={autoComplete}
      autoCapitalize="words"
      value={drafts.caregiverName || joinName(value.caregiver?.firstName, value.caregiver?.lastName)}
      onChange={type}
      onBlur={leave}
    />
  );
}

export const CaregiverName = defineWidget(spec, CaregiverNameField);
