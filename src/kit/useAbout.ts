import { useQuestion } from './wording.ts';

type About<K extends string> = K | `${'child' | 'participant'}${Capitalize<K>}`;

/** The key of a message as it is about the visitor, or as `childKey` or `participantKey` about whoever else takes part. */
export function useAbout(): <K extends string>(key: K) => About<K> {
  const about = useQuestion('auto');
  return <K extends string>(key: K) =>
    (about === 'self' ? key : about + key.charAt(0).toUpperCase() + key.slice(1)) as About<K>;
}
