import { useSurroundings } from '#src/kit/context.ts';
import { useAnswersForOther, useVisitorName } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { spec } from './spec.ts';

function ThankYouSpecialBlock({ options, text, T }: WidgetProps<typeof spec>) {
  const { numbers } = useSurroundings();
  const forOther = useAnswersForOther();
  const name = useVisitorName();
  const heading = name ? (
    <T message={forOther ? 'participantHeading' : 'heading'} values={{ name }} />
  ) : (
    <T message={forOther ? 'participantHeadingWithoutName' : 'headingWithoutName'} />
  );
  return (
    <>
      <StepHeading mark="success" lead={options.text ? text(options.text) : <T message="text" />}>
        {heading}
      </StepHeading>
      <ButtonRow>
        <TelLink number={numbers.callNow} kind="primary" />
      </ButtonRow>
      <p>
        <T message="later" />
      </p>
      <p>
        <T message="hours" />
      </p>
    </>
  );
}

export const ThankYouSpecial = defineWidget(spec, ThankYouSpecialBlock);
