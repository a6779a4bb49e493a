import { useState } from 'react';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { LinkedText } from '#src/kit/LinkedText.tsx';
import { useAbout } from '#src/kit/useAbout.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { ChoiceButtons } from '#src/ui/ChoiceButtons.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Recorded } from '#src/ui/Recorded.tsx';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

function HealthDataConsentField(props: Props) {
  const { id, value, set, options, error, t, T } = props;
  const { consentText, count } = useSurroundings();
  const about = useAbout();
  const isWithdrawn = useFacts(({ withdrawn }) => withdrawn?.medical_records_health_data);
  const [isChosenNow, setChosenNow] = useState(false);
  const choose = (answer: 'no' | 'yes') => {
    // The choice is not part of the event.
    count('health_data_choice');
    setChosenNow(true);
    set({ consents: { ...value.consents, medicalRecordsHealthData: answer === 'yes' } });
  };
  if (value.consents?.medicalRecordsHealthData !== undefined) {
    const { medicalRecordsHealthData: isGiven, ...others } = value.consents;
    return (
      <Recorded
        change={<T message="change" />}
        onChange={() => set({ consents: others })}
        asks={id}
        takesFocus={isChosenNow}
      >
        <T message="recorded" /> <T message={isGiven ? 'given' : isWithdrawn ? 'withdrawn' : 'refused'} />
      </Recorded>
    );
  }
  const problem = error();
  return (
    <section className="consent" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Icon name="shield" />
        <T message={about('title')} />
      </h2>
      <LinkedText {...consentText(options.consent)} newTab={t('newTab')} />
      <ChoiceButtons
        id={id}
        legend={<T message="question" />}
        {...(problem !== undefined && { error: problem })}
        options={[
          { value: 'no', label: <T message="no" /> },
          { value: 'yes', label: <T message="yes" /> },
        ]}
        onChoose={choose}
      />
    </section>
  );
}

export const HealthDataConsent = defineWidget(spec, HealthDataConsentField);
