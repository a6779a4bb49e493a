import { useLayoutEffect, useState, type ReactNode } from 'react';
import { digitsOf } from '#src/domain/mask.ts';
import { maskedPhone, unbrokenNumber } from '#src/domain/phoneDigits.ts';
import { useFacts } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Recorded } from '#src/ui/Recorded.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useFocusOnAppear } from '#src/ui/useFocusOnAppear.ts';
import { CODE_DIGITS, contactIn, proofOf, spec } from './spec.ts';
import { useSendCode } from './useSendCode.ts';

type Props = WidgetProps<typeof spec>;
type Sending = ReturnType<typeof useSendCode>;
type Parts = Props & { sending: Sending; contact: string };

/** What has become of the code that was asked for last. Only what a visitor waits for is announced, not each second. */
function Progress({ sending: { sent: before, problem, seconds }, contact, T }: Parts) {
  const sent = problem ? undefined : before;
  const minutes = sent?.minutes;
  return (
    <>
      <div aria-live="polite">
        {sent && minutes !== undefined ? (
          <p>
            <T message="sent" values={{ contact, minutes }} />
          </p>
        ) : null}
        {sent && seconds === 0 ? (
          <p>
            <T message="mayAsk" />
          </p>
        ) : null}
      </div>
      {problem ? (
        <Alert kind="error">
          <p>
            <T message={problem} values={{ contact }} />
          </p>
        </Alert>
      ) : null}
    </>
  );
}

function CodeBox({ id, drafts, set, leave, required, error, sending, T }: Parts) {
  const { sent } = sending;
  const code = drafts['contactCode'] ?? '';
  // Whoever pressed the button goes on by typing: the first digit is not to go elsewhere.
  useLayoutEffect(() => {
    if (sent) document.getElementById(id)?.focus();
  }, [id, sent]);
  const type = (text: string) => {
    set({ contactProof: undefined }, { contactCode: text });
    // Typed, pasted or put in by the phone: it is checked at once.
    if (digitsOf(text).length === CODE_DIGITS) leave();
  };
  return (
    <TextField
      id={id}
      label={<T message="label" />}
      required={required}
      error={error()}
      name="contactCode"
      inputMode="numeric"
      autoComplete="one-time-code"
      size={CODE_DIGITS + 2}
      maxLength={20}
      value={code}
      onChange={type}
      // An empty box is left to look for the code, or to ask for another one.
      onBlur={code === '' ? undefined : leave}
    />
  );
}

function Asking({ onWithout, ...props }: Parts & { onWithout: () => void }) {
  const { id, drafts, error, sending, t, T } = props;
  const { sent, isSending, seconds, send } = sending;
  const [isImpatient, setImpatient] = useState(false);
  const hasBox = sent !== undefined || (drafts['contactCode'] ?? '') !== '';
  const problem = hasBox ? undefined : error();
  const state = problem === undefined ? {} : { id, 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  const wait = isImpatient && seconds > 0;
  return (
    <>
      <Progress {...props} />
      {hasBox ? <CodeBox {...props} /> : null}
      <ButtonRow>
        <Button
          id={hasBox ? `${id}-again` : id}
          {...(hasBox ? {} : state)}
          kind={hasBox ? 'secondary' : 'primary'}
          busy={isSending}
          busyLabel={t('sending')}
          unavailable={seconds > 0}
          onUnavailable={() => setImpatient(true)}
          onClick={() => void send()}
        >
          <T message={hasBox ? 'again' : 'send'} />
        </Button>
        <Button id={`${id}-without`} kind="quiet" onClick={onWithout}>
          <T message="without" />
        </Button>
      </ButtonRow>
      <p className="field-hint" aria-live={wait ? 'polite' : 'off'}>
        {seconds > 0 ? <T message="wait" values={{ count: seconds }} /> : null}
      </p>
      <FieldError id={id} error={problem} />
    </>
  );
}

function Verified({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const text = useFocusOnAppear<HTMLParagraphElement>(takesFocus);
  return (
    <Alert kind="success">
      <p ref={text} tabIndex={-1}>
        {children}
      </p>
    </Alert>
  );
}

function ContactCodeField(props: Props) {
  const { id, value, own, set, options, country, T } = props;
  const { contact: kind } = options;
  const typed = useFacts((facts) => contactIn(facts, kind));
  const contact = kind === 'phone' ? unbrokenNumber(maskedPhone(typed, country)) : typed;
  // What was wrong before is over, and so is a code that was typed before, but not one that came while another was asked for.
  const sending = useSendCode(kind, () => {
    const { value: before, drafts } = own.read();
    return (isNew) => {
      const isAsBefore = own.read().value === before && own.read().drafts === drafts;
      if (isNew && isAsBefore) set({ contactProof: undefined }, { contactCode: '' });
      else set({}, {});
    };
  });
  const [isChosenNow, setChosenNow] = useState(false);
  const goWithout = () => {
    setChosenNow(true);
    set({ contactProof: 'none', contactProofFor: typed }, { contactCode: '' });
  };
  const proof = proofOf(value, typed);
  if (proof === 'code')
    return (
      <Verified takesFocus={sending.sent !== undefined}>
        <T message="verified" values={{ contact }} />
      </Verified>
    );
  if (proof === 'none')
    return (
      <Recorded
        change={<T message="withCode" />}
        onChange={() => set({ contactProof: undefined })}
        asks={id}
        takesFocus={isChosenNow}
      >
        <T message="withoutChosen" values={{ contact }} />
      </Recorded>
    );
  return (
    <div className="field">
      <p>
        <T message={`${kind}Intro`} values={{ contact }} />
      </p>
      <Asking {...props} contact={contact} sending={sending} onWithout={goWithout} />
    </div>
  );
}

export const ContactCode = defineWidget(spec, ContactCodeField);
