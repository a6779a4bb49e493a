import { useSurroundings } from '#src/kit/context.ts';
import { useAnswersForOther } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Button } from '#src/ui/Button.tsx';
import { spec } from './spec.ts';
import './CouldQualify.css';

function CouldQualifyBlock({ T }: WidgetProps<typeof spec>) {
  const { next } = useSurroundings();
  const forOther = useAnswersForOther();
  return (
    <section id="could-qualify" tabIndex={-1} aria-labelledby="could-qualify-title">
      <h2 id="could-qualify-title">
        <T message={forOther ? 'participantTitle' : 'title'} />
      </h2>
      <p>
        <T message="lead" />
      </p>
      <ol>
        {(['answer', 'match', 'talk'] as const).map((step) => (
          <li key={step}>
            <T message={step} />
          </li>
        ))}
      </ol>
      <Button kind="secondary" onClick={next}>
        <T message="start" />
      </Button>
    </section>
  );
}

export const CouldQualify = defineWidget(spec, CouldQualifyBlock);
