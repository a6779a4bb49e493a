import { formatDate } from '#src/domain/dates.ts';
import { joinName } from '#src/domain/fullName.ts';
import { maskedPhone } from '#src/domain/phoneDigits.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { useSurroundings } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { SummaryList } from '#src/ui/SummaryList.tsx';
import { spec } from './spec.ts';

function LeadVerificationBlock({ value, options, country, T }: WidgetProps<typeof spec>) {
  const { next, links } = useSurroundings();
  const linkTo = useAppLink();
  const missing = <T message="missing" />;
  const { firstName, lastName, phone, email, postalCode, birthDate } = value;
  return (
    <>
      {options.showTitle ? (
        <StepHeading>
          <T message="title" />
        </StepHeading>
      ) : null}
      <SummaryList
        entries={[
          { name: <T message="name" />, value: joinName(firstName, lastName) || missing },
          { name: <T message="phone" />, value: phone ? maskedPhone(phone, country) : missing },
          { name: <T message="email" />, value: email ?? missing },
          { name: <T message="postalCode" />, value: postalCode ?? missing },
          { name: <T message="birthDate" />, value: formatDate(birthDate ?? '', country) || missing },
        ]}
      />
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

export const LeadVerification = defineWidget(spec, LeadVerificationBlock);
