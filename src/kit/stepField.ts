/**
 * A field of a step, as a campaign and a form know it alike. The spec of its kind has the defaults of `required` and of the
 * options.
 */
export type StepField = {
  /** Unique in the step; the id of its first control in the page. */
  id: string;
  kind: string;
  required?: boolean;
  options?: object;
  /** The condition under which it is asked; without one it always is. */
  when?: object;
  /** Stands below the buttons. */
  below?: true;
  /**
   * Loads once the page is open, though its step is the first: a part of a field, or a field of a kind, that says so. Until
   * then the page may have its markup of the server.
   */
  later?: true;
  /** What is known of a field that may come later: it asks for more than a consent. */
  asks?: true;
};
