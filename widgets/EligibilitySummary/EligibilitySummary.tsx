import { countryOf } from '#src/domain/countries/countryOf.ts';
import { formatDate } from '#src/domain/dates.ts';
import { inLocale } from '#src/domain/inLocale.ts';
import { feetFromCm, lbFromKg } from '#src/domain/units.ts';
import { useAbout } from '#src/kit/useAbout.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { SummaryList, type SummaryEntry } from '#src/ui/SummaryList.tsx';
import { SummaryButtons } from '#widgets/shared/SummaryButtons.tsx';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

/** Height and weight where they were asked, in the units of the country. */
function measuresOf({ value: { heightCm, weightKg }, country, T }: Props): SummaryEntry[] {
  const isMetric = countryOf(country).useMetricSystem;
  const height = (cm: number) =>
    isMetric ? <T message="cm" values={{ cm: Math.round(cm) }} /> : <T message="feet" values={feetFromCm(cm)} />;
  const weight = (kg: number) =>
    isMetric ? <T message="kg" values={{ kg: Math.round(kg) }} /> : <T message="lb" values={{ lb: lbFromKg(kg) }} />;
  return [
    ...(heightCm === undefined ? [] : [{ name: <T message="height" />, value: height(heightCm) }]),
    ...(weightKg === undefined ? [] : [{ name: <T message="weight" />, value: weight(weightKg) }]),
  ];
}

/** The answers that every visitor gives, marked where they are missing, and those that only some give. */
function entriesOf(props: Props): SummaryEntry[] {
  const { value, country, locale, T } = props;
  const { gender, age, birthDate, postalCode } = value;
  const missing = <T message="missing" />;
  return [
    { name: <T message="gender" />, value: gender ? <T message={gender} /> : missing },
    ...(age === undefined ? [] : [{ name: <T message="age" />, value: age }]),
    { name: <T message="birthDate" />, value: formatDate(birthDate ?? '', country) || missing },
    { name: inLocale(countryOf(country).postalLabel, locale), value: postalCode ?? missing },
    ...measuresOf(props),
  ];
}

function EligibilitySummaryBlock(props: Props) {
  const { options, T } = props;
  const about = useAbout();
  return (
    <>
      <StepHeading lead={<T message="lead" />}>
        <T message={about('title')} />
      </StepHeading>
      <SummaryList entries={entriesOf(props)} />
      <SummaryButtons
        confirm={<T message="confirm" />}
        change={<T message="change" />}
        changeStep={options.changeStep}
      />
    </>
  );
}

export const EligibilitySummary = defineWidget(spec, EligibilitySummaryBlock);
