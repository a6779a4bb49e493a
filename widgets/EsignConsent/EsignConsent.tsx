import { useState } from 'react';
import { useSurroundings } from '#src/kit/context.ts';
import { LinkedText } from '#src/kit/LinkedText.tsx';
import { useAbout } from '#src/kit/useAbout.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { ChoiceButtons } from '#src/ui/ChoiceButtons.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Recorded } from '#src/ui/Recorded.tsx';
import { spec } from './spec.ts';
import { useSigning } from './useSigning.ts';

type Props = WidgetProps<typeof spec>;

function Choice({ id, error, t, T, onDecide }: Props & { onDecide: (hasSigned: boolean) => void }) {
  const { signature } = useSurroundings();
  const { signing, sign } = useSigning();
  const isBusy = signing === 'opening';
  const problem = error();
  return (
    <>
      {signing === 'failed' ? (
        <Alert kind="error">
          <p>
            <T message="failed" />
          </p>
        </Alert>
      ) : null}
      <ChoiceButtons
        id={id}
        legend={<T message="question" />}
        {...(problem !== undefined && { error: problem })}
        options={[
          { value: 'no', label: <T message={signing === 'failed' ? 'without' : 'no'} />, unavailable: isBusy },
          { value: 'yes', label: <T message="yes" />, busy: isBusy, busyLabel: t('opening') },
          ...(signature.mayStand() && !isBusy ? [{ value: 'signed', label: <T message="signed" /> } as const] : []),
        ]}
        onChoose={(answer) => (answer === 'yes' ? void sign() : onDecide(answer === 'signed'))}
      />
    </>
  );
}

function EsignConsentField(props: Props) {
  const { id, value, set, options, t, T } = props;
  const { consentText, count } = useSurroundings();
  const about = useAbout();
  const [isChosenNow, setChosenNow] = useState(false);
  const decide = (hasSigned: boolean) => {
    if (!hasSigned) count('health_data_choice');
    setChosenNow(true);
    set({ consents: { ...value.consents, medicalRecordsHealthData: hasSigned } });
  };
  if (value.consents?.medicalRecordsHealthData !== undefined) {
    const { medicalRecordsHealthData: _, ...others } = value.consents;
    return (
      <Recorded
        change={<T message="change" />}
        onChange={() => set({ consents: others })}
        asks={id}
        takesFocus={isChosenNow}
      >
        <T message="recorded" />
      </Recorded>
    );
  }
  return (
    <section className="consent" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Icon name="shield" />
        <T message={about('title')} />
      </h2>
      <LinkedText {...consentText(options.consent)} newTab={t('newTab')} />
      <Choice {...props} onDecide={decide} />
    </section>
  );
}

export const EsignConsent = defineWidget(spec, EsignConsentField);
