/** What a code of the checker means, for people who write campaigns. */
export type CodePage = {
  /** What is wrong, in a few words. */
  title: string;
  /** Why it matters. */
  why: string;
  /** A document named `example` in which this and nothing else is found; as text, since it need not be JSON. */
  breaks?: string;
  mend: string;
  /** What `--fix` does, and where it does nothing. */
  fix?: string;
  /** It is reported without failing the check. */
  isWarning?: true;
  /** No document may accept it: visitors agree to something else than they are told, or nobody can be called. */
  neverAccepted?: true;
};
