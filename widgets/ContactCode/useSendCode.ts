import { useEffect, useState } from 'react';
import { useSurroundings } from '#src/kit/context.ts';
import { refusalIn } from '#src/kit/refusal.ts';
import { contactIn } from './spec.ts';

/** Why no code was sent. */
type Problem = 'notSent' | 'unreachable' | 'tooMany';

/** The code that was sent last, and when another one may be asked for, as a moment of this device. */
type Sent = { minutes: number | undefined; againAt: number };

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
  const seconds = useCountdown(sent?.againAt);
  const takeError = (error: unknown, onSent: ReturnType<typeof begin>) => {
    const { retryAfterSeconds: wait = Infinity, status, field } = refusalIn(error);
    // The one before is on its way: its answer was lost, or the page was opened again.
    if (status === 429 && wait <= LONGEST_WAIT) {
      setSent({ minutes: undefined, againAt: Date.now() + wait * 1000 });
      onSent(false);
    } else setProblem(status === 429 ? 'tooMany' : field === 'contact' ? 'unreachable' : 'notSent');
  };
  const send = async () => {
    setSending(true);
    setProblem(undefined);
    const { country, locale } = facts();
    const onSent = begin();
    try {
      const body = { kind, contact: contactIn(facts(), kind), country, locale };
      const { waitSeconds, goodForMinutes } = await call('sendCode', { body });
      setSent({ minutes: goodForMinutes, againAt: Date.now() + waitSeconds * 1000 });
      onSent(true);
      count('code_sent');
    } catch (error) {
      takeError(error, onSent);
    } finally {
      setSending(false);
    }
  };
  return { sent, problem, isSending, seconds, send };
}

/** Seconds until a moment, each second anew; 0 once it is there. */
function useCountdown(until = 0): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until <= Date.now()) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  // The clock of the last tick may be older than the moment from which it counts.
  return Math.max(0, Math.ceil((until - Math.max(now, until === 0 ? now : 0)) / 1000));
}
