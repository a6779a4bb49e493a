import { sourceLocale } from '#src/generated/locales.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { useCall, useFacts, useSurroundings } from '#src/kit/context.ts';
import { useAnswersForOther, useVisitorName } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { TextHelp } from '#widgets/shared/TextHelp.tsx';
import { spec } from './spec.ts';

type FieldProps = WidgetProps<typeof spec>;

function CallText({ T, callNow }: FieldProps & { callNow: boolean }) {
  const { numbers } = useSurroundings();
  const forOther = useAnswersForOther();
  if (!callNow) {
    return (
      <>
        <p>
          <T message="notNow" /> <T message="willCall" />
        </p>
        <p>
          <T message={forOther ? 'participantDoctor' : 'doctor'} />
        </p>
        <p>
          <T message="callLater" /> <TelLink number={numbers.tollFree} />
        </p>
        <p>
          <T message="hours" />
        </p>
      </>
    );
  }
  return (
    <>
      <p>
        <T message={forOther ? 'participantQualified' : 'qualified'} /> <T message="available" />
      </p>
      <p>
        <T message="call" />
      </p>
      <ButtonRow>
        <TelLink number={numbers.tollFree} kind="primary" />
      </ButtonRow>
      <p>
        <T message="hours" />
      </p>
    </>
  );
}

/** The health questions come first when the visitor can call now, and last when the search is what is left to do. */
function NextButtons({ options, locale, T, callNow }: FieldProps & { callNow: boolean }) {
  const { links } = useSurroundings();
  const linkTo = useAppLink();
  const isCaregiver = useFacts((facts) => facts.path.hasCaregiver);
  const isLeadUpdate = useFacts((facts) => facts.campaign.campaignType === 'leadUpdate');
  const step = options.healthQuestionsStep;
  const health =
    step && !isCaregiver && !isLeadUpdate ? (
      <ButtonLink key="health" {...linkTo(links.step(step))} kind="secondary">
        <T message="health" />
      </ButtonLink>
    ) : null;
  const find =
    locale === sourceLocale ? (
      <ButtonLink key="find" {...linkTo(links.studySearch)} kind={callNow ? 'secondary' : 'primary'}>
        <T message="find" />
      </ButtonLink>
    ) : null;
  return (
    <>
      {health ? (
        <p>
          <T message="healthWhy" />
        </p>
      ) : null}
      {health || find ? <ButtonRow>{callNow ? [health, find] : [find, health]}</ButtonRow> : null}
    </>
  );
}

function ThankYouPageField(props: FieldProps) {
  const { T, t, country } = props;
  const { numbers } = useSurroundings();
  const name = useVisitorName();
  const indicationIds = useFacts((facts) => facts.answers.indicationIds);
  const postalCode = useFacts((facts) => facts.answers.postalCode);
  const asked = useCall('canCallNow', { query: { 'indicationIds[]': indicationIds, country, postalCode } });
  const callNow = asked.status === 'ready' && asked.data.callNow;
  return (
    <>
      <StepHeading mark="success">
        {name ? <T message="heading" values={{ name }} /> : <T message="headingWithoutName" />}
      </StepHeading>
      <div aria-live="polite">
        {asked.status === 'loading' ? <Spinner label={t('checking')} /> : <CallText {...props} callNow={callNow} />}
      </div>
      {asked.status === 'loading' ? null : <NextButtons {...props} callNow={callNow} />}
      {asked.status === 'loading' ? null : (
        <TextHelp text={<T message="texts" values={{ shortCode: numbers.shortCode }} />} />
      )}
    </>
  );
}

export const ThankYouPage = defineWidget(spec, ThankYouPageField);
