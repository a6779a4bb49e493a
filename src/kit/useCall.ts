import { useEffect, useState } from 'react';
import type { CallName, Input, Reply } from '#src/api/call.ts';
import { useSurroundings } from './context.ts';

/** The state of a call that a widget makes; `retry` sends it again. */
export type Loaded<T> =
  { status: 'loading' | 'failed'; retry: () => void } | { status: 'ready'; data: T; retry: () => void };

/**
 * Calls the server on mount and when the input changes, compared as JSON. Late replies to earlier inputs are dropped.
 */
export function useCall<N extends CallName>(name: N, input: Input<N>): Loaded<Reply<N>> {
  const { call } = useSurroundings();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ of: string; data?: Reply<N> }>();
  const content = JSON.stringify(input);
  const of = `${name} ${content} ${attempt}`;
  useEffect(() => {
    let current = true;
    // Safe: `content` is the JSON of an input of this call.
    call(name, JSON.parse(content) as Input<N>).then(
      (data) => current && setSettled({ of, data }),
      () => current && setSettled({ of }),
    );
    return () => {
      current = false;
    };
  }, [call, name, content, of]);
  const retry = () => setAttempt((n) => n + 1);
  if (settled?.of !== of) return { status: 'loading', retry };
  if (settled.data === undefined) return { status: 'failed', retry };
  return { status: 'ready', data: settled.data, retry };
}
