import { countryOf } from '#src/domain/countries/countryOf.ts';
import { formatDate } from '#src/domain/dates.ts';
import { joinName } from '#src/domain/fullName.ts';
import { inLocale } from '#src/domain/inLocale.ts';
import { maskedPhone } from '#src/domain/phoneDigits.ts';
import { useFacts } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { SummaryList } from '#src/ui/SummaryList.tsx';
import { SummaryButtons } from '#widgets/shared/SummaryButtons.tsx';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec> & { isLoading: boolean };

function List({ value, country, locale, T, isLoading }: Props) {
  const { firstName, lastName, phone, email, postalCode, birthDate } = value;
  const known = (text: string | undefined) => (isLoading ? <Skeleton lines={1} /> : text || <T message="missing" />);
  return (
    <SummaryList
      entries={[
        { name: <T message="name" />, value: known(joinName(firstName, lastName)) },
        { name: <T message="phone" />, value: known(phone && maskedPhone(phone, country)) },
        { name: <T message="email" />, value: known(email) },
        { name: inLocale(countryOf(country).postalLabel, locale), value: known(postalCode) },
        { name: <T message="birthDate" />, value: known(formatDate(birthDate ?? '', country)) },
      ]}
    />
  );
}

function Buttons({ options, t, T, isLoading }: Props) {
  return isLoading ? (
    <ButtonRow>
      <Spinner label={t('loading')} />
    </ButtonRow>
  ) : (
    <SummaryButtons confirm={<T message="confirm" />} change={<T message="change" />} changeStep={options.changeStep} />
  );
}

function LeadVerificationBlock(props: WidgetProps<typeof spec>) {
  const { options, T } = props;
  const all = { ...props, isLoading: useFacts((facts) => facts.isLeadLoading) };
  return (
    <>
      {options.showTitle ? (
        <StepHeading>
          <T message="title" />
        </StepHeading>
      ) : null}
      {options.part === 'buttons' ? null : <List {...all} />}
      {options.part === 'list' ? null : <Buttons {...all} />}
    </>
  );
}

export const LeadVerification = defineWidget(spec, LeadVerificationBlock);
