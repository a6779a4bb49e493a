import { useState } from 'react';
import { isPartnerConsentRefused } from '#src/domain/partnerConsent.ts';
import { useSurroundings } from '#src/kit/context.ts';
import { LinkedText } from '#src/kit/LinkedText.tsx';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { ChoiceButtons } from '#src/ui/ChoiceButtons.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useFocusOnAppear } from '#src/ui/useFocusOnAppear.ts';
import { NextCandidate } from '#widgets/shared/NextCandidate.tsx';
import { openQuestions, spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;
type Question = ReturnType<typeof openQuestions>[number];

/** What the agent says to end the call; takes focus where it follows the no that was just pressed. */
function CloseNote({ set, t, T, takesFocus }: Props & { takesFocus: boolean }) {
  const note = useFocusOnAppear<HTMLQuoteElement>(takesFocus);
  return (
    <>
      <blockquote ref={note} tabIndex={-1}>
        <T message="goodbye" />
      </blockquote>
      <p>
        <T message="goodbyeNote" />
      </p>
      <ButtonRow>
        <NextCandidate t={t} T={T} />
        <Button kind="quiet" onClick={() => set({ partnerConsent: undefined })}>
          <T message="change" />
        </Button>
      </ButtonRow>
    </>
  );
}

function Questions({ onAnswer, ...props }: Props & { onAnswer: () => void }) {
  const { id, value, set, options, error, t, T } = props;
  const { consentText } = useSurroundings();
  const choose = (question: Question, isYes: boolean) => {
    onAnswer();
    set({ partnerConsent: question === 'connect' && !isYes ? { connect: false } : withAnswer(value, question, isYes) });
  };
  return (
    <>
      <p className="field-hint">
        <T message="readOut" />
      </p>
      <LinkedText {...consentText(options.consent)} newTab={t('newTab')} />
      {openQuestions(options.asks, value.partnerConsent).map((question) => {
        const answer = value.partnerConsent?.[question];
        const problem = error(question);
        return (
          <ChoiceButtons
            key={question}
            id={`${id}-${question}`}
            legend={<T message={question} />}
            {...(problem !== undefined && { error: problem })}
            {...(answer !== undefined && { value: answer ? 'yes' : 'no' })}
            options={[
              { value: 'yes', label: <T message="yes" /> },
              { value: 'no', label: <T message="no" /> },
            ]}
            onChoose={(chosen) => choose(question, chosen === 'yes')}
          />
        );
      })}
    </>
  );
}

const withAnswer = ({ partnerConsent }: Props['value'], question: Question, isYes: boolean) => ({
  ...partnerConsent,
  [question]: isYes,
});

function PartnerConsentField(props: Props) {
  const { id, value, T } = props;
  const isRefused = isPartnerConsentRefused(value.partnerConsent);
  const [isAnsweredNow, setAnsweredNow] = useState(false);
  return (
    <section id={id} tabIndex={-1} className="consent" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Icon name="shield" />
        <T message={isRefused ? 'goodbyeTitle' : 'title'} />
      </h2>
      {isRefused ? (
        <CloseNote {...props} takesFocus={isAnsweredNow} />
      ) : (
        <Questions {...props} onAnswer={() => setAnsweredNow(true)} />
      )}
    </section>
  );
}

export const PartnerConsent = defineWidget(spec, PartnerConsentField);
