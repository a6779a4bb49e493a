import { refusesCalls } from '#src/domain/refusesCalls.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useAdvisorLine } from '#src/kit/useAdvisorLine.ts';
import { useSuitableStudies } from '#src/kit/useSuitableStudies.ts';
import { useAnswersForOther, useVisitorName } from '#src/kit/wording.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { SuitableStudies } from '#widgets/shared/SuitableStudies.tsx';
import { TextHelp } from '#widgets/shared/TextHelp.tsx';
import { CallText } from './CallText.tsx';
import type { EndProps, ThankYouProps } from './props.ts';
import { spec } from './spec.ts';
import { WhatNext } from './WhatNext.tsx';

/** The health questions come first when the visitor can call now, and last when the search is what is left to do. */
function NextButtons({ options, locale, T, line }: EndProps) {
  const { links } = useSurroundings();
  const linkTo = useAppLink();
  const isCaregiver = useAnswersForOther();
  const isLeadUpdate = useFacts((facts) => facts.campaign.campaignType === 'leadUpdate');
  const step = options.healthQuestionsStep;
  const callNow = line.status === 'open';
  const hasHealth = step && !isCaregiver && !isLeadUpdate;
  const find =
    locale === sourceLocale ? (
      <ButtonLink {...linkTo(links.studySearch)} kind={callNow ? 'secondary' : 'primary'}>
        <T message="find" />
      </ButtonLink>
    ) : null;
  return (
    <>
      {find && (!callNow || !hasHealth) ? <ButtonRow>{find}</ButtonRow> : null}
      {hasHealth ? (
        <>
          <p className="screen-only">
            <T message="healthWhy" />
          </p>
          <ButtonRow>
            <ButtonLink {...linkTo(links.step(step))} kind="secondary">
              <T message="health" />
            </ButtonLink>
            {callNow ? find : null}
          </ButtonRow>
        </>
      ) : null}
    </>
  );
}

function End(props: EndProps) {
  const { numbers } = useSurroundings();
  const { T, locale, isUnsaved, isRefused } = props;
  return (
    <>
      <SuitableStudies {...props} hasSearchButton={locale === sourceLocale} />
      {isUnsaved || isRefused ? null : <WhatNext {...props} />}
      <NextButtons {...props} />
      <TextHelp text={<T message="texts" values={{ shortCode: numbers.shortCode }} />} />
    </>
  );
}

function ThankYouPageField(props: ThankYouProps) {
  const { T, t } = props;
  const name = useVisitorName();
  const line = useAdvisorLine('tollFree');
  const search = useSuitableStudies();
  const isLoading = line.status === 'loading' || search.status === 'loading';
  const isUnsaved = useFacts((facts) => facts.isLeadPending);
  const isRefused = useFacts(refusesCalls);
  const all = { ...props, line, search, isUnsaved, isRefused };
  // Nobody can call before it is saved, and the notice of that has the number.
  const next = isUnsaved ? (
    <p>
      <T message="unsaved" />
    </p>
  ) : (
    <CallText {...all} />
  );
  return (
    <>
      <StepHeading mark={isUnsaved ? undefined : 'success'}>
        {name ? <T message="heading" values={{ name }} /> : <T message="headingWithoutName" />}
      </StepHeading>
      <div aria-live="polite">{isLoading ? <Spinner label={t('checking')} /> : next}</div>
      {isLoading ? null : <End {...all} />}
    </>
  );
}

export const ThankYouPage = defineWidget(spec, ThankYouPageField);
