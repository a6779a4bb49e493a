import { useAnswersForOther } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { spec } from './spec.ts';

function ContactFormTitle({ id, T }: WidgetProps<typeof spec>) {
  const forOther = useAnswersForOther();
  return (
    <h2 id={id}>
      <T message={forOther ? 'participantTitle' : 'title'} />
    </h2>
  );
}

export const ContactForm = defineWidget(spec, ContactFormTitle);
