import { consentNeeded, isInternational } from '#src/domain/consentNeed.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { LinkedText } from '#src/kit/LinkedText.tsx';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

function ContactBox({ id, value: { consents }, set, leave, required, error, T }: Props) {
  const agree = (agrees: boolean) =>
    set({ consents: { ...consents, indication: agrees, phone: agrees, email: agrees, criterium: agrees } });
  return (
    <Checkbox
      id={id}
      name="consent"
      checked={consents?.indication === true}
      onChange={agree}
      onBlur={leave}
      error={error()}
      required={required}
    >
      <T message="agree" />
    </Checkbox>
  );
}

function ClinicBox({ id, value: { consents }, set, t, T }: Props) {
  const { consentText } = useSurroundings();
  return (
    <>
      <LinkedText {...consentText('clinic')} newTab={t('newTab')} />
      <Checkbox
        id={`${id}-clinic`}
        name="clinicConsent"
        checked={consents?.clinicSharingPermission === true}
        onChange={(checked) => set({ consents: { ...consents, clinicSharingPermission: checked } })}
      >
        <T message="agreeClinic" /> (<T message="optional" />)
      </Checkbox>
    </>
  );
}

/**
 * Where no box is needed, going to the next step agrees to the text: nothing is stored, and the consent is sent as implied.
 * What was withdrawn elsewhere is not, and has a box there too, by which whoever wants to agrees again.
 */
function GenericConsentField(props: Props) {
  const { id, country, t, T, required } = props;
  const { indication, clinicSharingPermission } = props.value.consents ?? {};
  const { consentText } = useSurroundings();
  const isAsked = useFacts(consentNeeded);
  const { contact, clinic } = useFacts(({ withdrawn }) => withdrawn) ?? {};
  const isToAgree = (contact && !indication) || (clinic && !clinicSharingPermission);
  // There the text says that the button agrees, and stays as it is: it is what is put on record.
  const isByButton = !isInternational(country) && contact && !indication;
  return (
    <section className="consent" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Icon name="shield" />
        <T message="title" />
      </h2>
      <LinkedText {...consentText('contact')} newTab={t('newTab')} />
      {isToAgree ? <Alert kind="info">{t(isByButton ? 'onlyByBox' : 'withdrawn')}</Alert> : null}
      {isAsked || contact ? <ContactBox {...props} required={required && isAsked} /> : null}
      {isAsked || clinic ? <ClinicBox {...props} /> : null}
    </section>
  );
}

export const GenericConsent = defineWidget(spec, GenericConsentField);
