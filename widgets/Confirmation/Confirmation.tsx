import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { draftOf, spec } from './spec.ts';

/** As the box of the answer itself is. */
const boxes = { email: { type: 'email' }, phone: { type: 'tel', size: 20 } } as const;

function ConfirmationField(props: WidgetProps<typeof spec>) {
  const { id, drafts, set, leave, options, marks, error, T } = props;
  const draft = draftOf[options.answer];
  return (
    <TextField
      id={id}
      label={<T message={draft} />}
      {...marks}
      error={error()}
      name={draft}
      {...boxes[options.answer]}
      autoComplete="off"
      value={drafts[draft] ?? ''}
      onChange={(text) => set({}, { [draft]: text })}
      onBlur={leave}
    />
  );
}

export const Confirmation = defineWidget(spec, ConfirmationField);
