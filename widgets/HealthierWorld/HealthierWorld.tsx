import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { spec } from './spec.ts';
import './HealthierWorld.css';

function HealthierWorldBlock({ T }: WidgetProps<typeof spec>) {
  return (
    <section id="healthier-world" tabIndex={-1} aria-labelledby="healthier-world-title">
      <h2 id="healthier-world-title">
        <T message="title" />
      </h2>
      <p>
        <T message="past" />
      </p>
      <p>
        <T message="future" />
      </p>
    </section>
  );
}

export const HealthierWorld = defineWidget(spec, HealthierWorldBlock);
