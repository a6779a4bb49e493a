import { formatDate } from '#src/domain/dates.ts';
import { useAppLink } from '#src/kit/appLink.ts';
import { useSurroundings } from '#src/kit/context.ts';
import { useAnswersForOther } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { SummaryList, type SummaryEntry } from '#src/ui/SummaryList.tsx';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

/** What every visitor is asked for, said to be missing where it is, and what only some are. */
function entriesOf({ value, country, T }: Props): SummaryEntry[] {
  const { gender, age, birthDate, postalCode, heightCm, weightKg } = value;
  const missing = <T message="missing" />;
  return [
    { name: <T message="gender" />, value: gender ? <T message={gender} /> : missing },
    ...(age === undefined ? [] : [{ name: <T message="age" />, value: age }]),
    { name: <T message="birthDate" />, value: formatDate(birthDate ?? '', country) || missing },
    { name: <T message="postalCode" />, value: postalCode ?? missing },
    ...(heightCm === undefined ? [] : [{ name: <T message="height" />, value: `${heightCm} cm` }]),
    ...(weightKg === undefined ? [] : [{ name: <T message="weight" />, value: `${weightKg} kg` }]),
  ];
}

function EligibilitySummaryBlock(props: Props) {
  const { options, T } = props;
  const { next, links } = useSurroundings();
  const linkTo = useAppLink();
  const forOther = useAnswersForOther();
  return (
    <>
      <StepHeading lead={<T message="lead" />}>
        <T message={forOther ? 'participantTitle' : 'title'} />
      </StepHeading>
      <SummaryList entries={entriesOf(props)} />
      <ButtonRow>
        <Button onClick={next}>
          <T message="confirm" />
        </Button>
        <ButtonLink kind="secondary" {...linkTo(links.step(options.changeStep))}>
          <T message="change" />
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

export const EligibilitySummary = defineWidget(spec, EligibilitySummaryBlock);
