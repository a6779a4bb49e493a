import type { FunctionComponent } from 'react';
import './NextSteps.css';

type Props<M extends string> = {
  /** The messages of the kind. */
  T: FunctionComponent<{ message: M }>;
  title: M;
  /** Each with a title, and a text that says who does it and when. */
  steps: readonly (readonly [title: M, text: M])[];
};

/** What happens next, in order. */
export function NextSteps<M extends string>({ T, title, steps }: Props<M>) {
  return (
    <section className="next-steps">
      <h2>
        <T message={title} />
      </h2>
      <ol>
        {steps.map(([step, text]) => (
          <li key={step}>
            <h3>
              <T message={step} />
            </h3>
            <p>
              <T message={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
