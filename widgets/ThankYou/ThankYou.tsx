import { useVisitorName } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { spec } from './spec.ts';

function ThankYouBlock({ options, text, T }: WidgetProps<typeof spec>) {
  const name = useVisitorName();
  return (
    <>
      <StepHeading mark="success">
        {name ? <T message="heading" values={{ name }} /> : <T message="headingWithoutName" />}
      </StepHeading>
      <p>{options.text ? text(options.text) : <T message="text" />}</p>
    </>
  );
}

export const ThankYou = defineWidget(spec, ThankYouBlock);
