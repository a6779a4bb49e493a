import { useEffect, useRef, useState } from 'react';
import { useSurroundings } from '#src/kit/context.ts';
import { refusalIn } from '#src/kit/refusal.ts';
import { contactIn } from './spec.ts';

/** Why no code was sent. */
type Problem = 'notSent' | 'unreachable' | 'tooMany';

/** The code that was sent last, when, and when another one may be asked for, as moments of this device. */
type Sent = { minutes: number | undefined; at: number; againAt: number };

const sentNow = (minutes: number | undefined, waitSeconds: number): Sent => {
  const at = Date.now();
  return { minutes, at, againAt: at + waitSeconds * 1000 };
};

/** No wait between two codes is longer. */
const LONGEST_WAIT = 60;

/**
 * Sends codes to a contact, and says when one is on its way; counts down the wait for another one, in seconds. `begin` is called
 * as one is asked for, and what it returns once one is on its way: a new one, or still the one before.
 */
export function useSendCode(kind: 'phone' | 'email', begin: () => (isNew: boolean) => void) {
  const { call, facts, count } = useSurroundings();
  const [sent, setSent] = useState<Sent>();
  const [problem, setProblem] = useState<Problem>();
  const [isSending, setSending] = useState(false);
  // Two presses may come before the button is shown as busy.
  const isBusy = useRef(false);
  const seconds = useCountdown(sent);
  const takeError = (error: unknown, onSent: ReturnType<typeof begin>) => {
    const { retryAfterSeconds: wait = Infinity, status, field } = refusalIn(error);
    // The one before is on its way: its answer was lost, or the page was opened again.
    if (status === 429 && wait <= LONGEST_WAIT) {
      setSent(sentNow(undefined, wait));
      onSent(false);
    } else setProblem(status === 429 ? 'tooMany' : field === 'contact' ? 'unreachable' : 'notSent');
  };
  const send = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setProblem(undefined);
    const { country, locale } = facts();
    const onSent = begin();
    try {
      const body = { kind, contact: contactIn(facts(), kind), country, locale };
      const { waitSeconds, goodForMinutes } = await call('sendCode', { body });
      setSent(sentNow(goodForMinutes, waitSeconds));
      onSent(true);
      count('code_sent');
    } catch (error) {
      takeError(error, onSent);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { sent, problem, isSending, seconds, send };
}

/** Seconds until another code may be asked for, each second anew; 0 once it may. */
function useCountdown({ at, againAt: until }: Omit<Sent, 'minutes'> = { at: 0, againAt: 0 }): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until <= Date.now()) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  // The last tick may be older than the code.
  return Math.max(0, Math.ceil((until - Math.max(now, at)) / 1000));
}
