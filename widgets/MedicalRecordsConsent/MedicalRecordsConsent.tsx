import { useSurroundings } from '#src/kit/context.ts';
import { LinkedText } from '#src/kit/LinkedText.tsx';
import { useAbout } from '#src/kit/useAbout.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Withdrawn } from '#widgets/shared/Withdrawn.tsx';
import { spec } from './spec.ts';

const typeOf = {
  medicalRecords: 'medical_records',
  medicalRecordsHealthData: 'medical_records_health_data',
} as const;

function MedicalRecordsConsentField(props: WidgetProps<typeof spec>) {
  const { id, value, set, leave, options, required, error, t, T } = props;
  const { consentText } = useSurroundings();
  const about = useAbout();
  const { consent } = options;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <T message={about('title')} />
      </h2>
      <LinkedText {...consentText(consent)} newTab={t('newTab')} />
      <Withdrawn consent={typeOf[consent]} isGiven={value.consents?.[consent]} T={T} />
      <Checkbox
        id={id}
        name={consent}
        checked={value.consents?.[consent] === true}
        onChange={(checked) => set({ consents: { ...value.consents, [consent]: checked } })}
        onBlur={leave}
        error={error()}
        required={required}
      >
        <T message={about(consent)} />
        {required ? null : (
          <>
            {' '}
            (<T message="optional" />)
          </>
        )}
      </Checkbox>
    </section>
  );
}

export const MedicalRecordsConsent = defineWidget(spec, MedicalRecordsConsentField);
