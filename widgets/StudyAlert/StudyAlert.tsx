import type { ReactNode } from 'react';
import { maskedPhone, unbrokenNumber } from '#src/domain/phoneDigits.ts';
import { LinkedText } from '#src/kit/LinkedText.tsx';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Field } from '#src/ui/Field.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useFocusOnAppear } from '#src/ui/useFocusOnAppear.ts';
import { spec } from './spec.ts';
import { useAsking } from './useAsking.ts';

type Props = WidgetProps<typeof spec>;
type Asking = ReturnType<typeof useAsking>;

/** By email or by text: whichever the visitor has given. */
function Way({ id, country, T, asking }: Props & { asking: Asking }) {
  const phone = useFacts((facts) => facts.answers.phone);
  const email = useFacts((facts) => facts.answers.email);
  const ways = [
    ...(email ? [{ value: 'email', label: <T message="email" values={{ address: email }} /> }] : []),
    ...(phone
      ? [
          {
            value: 'text',
            label: <T message="text" values={{ number: unbrokenNumber(maskedPhone(phone, country)) }} />,
          },
        ]
      : []),
  ];
  return (
    <RadioGroup
      id={`${id}-way`}
      legend={<T message="way" />}
      options={ways}
      value={asking.channel}
      onChange={(channel) => asking.setChannel(channel === 'email' ? 'email' : 'text')}
    />
  );
}

function Choices(props: Props & { asking: Asking }) {
  const { id, options, asking, t, T } = props;
  const { consentText } = useSurroundings();
  const { distances, radiusKm, setRadiusKm, agrees, agree, state, ask } = asking;
  return (
    <>
      <Way {...props} />
      <Field id={`${id}-distance`} label={<T message="distance" />}>
        {(control) => (
          <Select
            {...control}
            value={String(radiusKm)}
            options={distances.map(({ km, unit, count }) => ({ value: String(km), label: t(unit, { count }) }))}
            onChange={(km) => setRadiusKm(Number(km))}
          />
        )}
      </Field>
      <LinkedText {...consentText(options.consent)} newTab={t('newTab')} />
      <Checkbox
        id={`${id}-agrees`}
        checked={agrees}
        onChange={agree}
        error={state === 'notAgreed' ? <T message="notAgreed" /> : undefined}
      >
        <T message="agree" />
      </Checkbox>
      {state === 'failed' ? (
        <Alert kind="error">
          <p>
            <T message="failed" />
          </p>
        </Alert>
      ) : null}
      <ButtonRow>
        <Button kind="secondary" busy={state === 'sending'} busyLabel={t('sending')} onClick={() => void ask()}>
          <T message="ask" />
        </Button>
      </ButtonRow>
    </>
  );
}

/** It takes the focus where the button that asked had it. */
function Done({ T, isNew }: Props & { isNew: boolean }) {
  const text = useFocusOnAppear<HTMLParagraphElement>(isNew);
  return (
    <Alert kind="success">
      <p ref={text} tabIndex={-1}>
        <T message="done" />
      </p>
    </Alert>
  );
}

function Section({ id, T, children }: Props & { children: ReactNode }) {
  return (
    <section className="screen-only" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <T message="title" />
      </h2>
      {children}
    </section>
  );
}

/** About the study where the lead has one, else about its conditions. */
function Offer(props: Props & { slug: string; hasStudy: boolean }) {
  const { slug, hasStudy, drafts, set, T } = props;
  const studyId = useFacts((facts) => facts.study?.id);
  const study = useFacts((facts) => facts.study?.title) ?? '';
  // Another lead of the tab, or another study, may be asked about anew.
  const subject = `${slug} ${studyId ?? ''}`;
  const isAsked = drafts['alertAsked'] === subject;
  const postalCode = useFacts((facts) => facts.answers.postalCode) ?? '';
  const asking = useAsking(slug, () => set({}, { alertAsked: subject }));
  const isNew = asking.state === 'done';
  if (isNew || isAsked)
    return (
      <Section {...props}>
        <Done {...props} isNew={isNew} />
      </Section>
    );
  return (
    <Section {...props}>
      <p>
        <T message={hasStudy ? 'intro' : 'introConditions'} values={{ postalCode, study }} />
      </p>
      <Disclosure summary={<T message="open" />}>
        <Choices {...props} asking={asking} />
      </Disclosure>
    </Section>
  );
}

/**
 * Nobody is asked whose lead the server does not have, or of whom it knows no condition: there is no number to write to,
 * and nothing to look for.
 */
function StudyAlertBlock(props: Props) {
  // The slug comes with the answer to a save, perhaps after the page is shown.
  useFacts((facts) => facts.isKnownLead);
  const slug = useSurroundings().leadSlug();
  const hasStudy = useFacts((facts) => facts.study !== undefined);
  const hasConditions = useFacts(({ answers }) => (answers.indicationIds ?? []).length > 0);
  return slug !== undefined && (hasStudy || hasConditions) ? (
    <Offer {...props} slug={slug} hasStudy={hasStudy} />
  ) : null;
}

export const StudyAlert = defineWidget(spec, StudyAlertBlock);
