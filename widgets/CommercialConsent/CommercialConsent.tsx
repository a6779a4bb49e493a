import { useSurroundings } from '#src/kit/context.ts';
import { LinkedText } from '#src/kit/LinkedText.tsx';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Withdrawn } from '#widgets/shared/Withdrawn.tsx';
import { spec } from './spec.ts';

function CommercialConsentField(props: WidgetProps<typeof spec>) {
  const { id, value, set, leave, options, required, error, t, T } = props;
  const { consentText } = useSurroundings();
  return (
    <section className="consent" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Icon name="shield" />
        <T message="title" />
      </h2>
      <LinkedText {...consentText(options.consent)} newTab={t('newTab')} />
      <Withdrawn consent="commercial" isGiven={value.consents?.commercial} T={T} />
      <Checkbox
        id={id}
        name="commercial"
        checked={value.consents?.commercial === true}
        onChange={(commercial) => set({ consents: { ...value.consents, commercial } })}
        onBlur={leave}
        error={error()}
        required={required}
      >
        <T message="agree" />{' '}
        {required ? null : (
          <>
            (<T message="optional" />)
          </>
        )}
      </Checkbox>
    </section>
  );
}

export const CommercialConsent = defineWidget(spec, CommercialConsentField);
