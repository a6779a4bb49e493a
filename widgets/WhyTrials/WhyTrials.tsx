import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { TitledIconList } from '#src/ui/TitledIconList.tsx';
import { spec } from './spec.ts';
import './WhyTrials.css';

const reasons = [
  { key: 'options', text: 'optionsText', icon: <Icon name="flask" /> },
  { key: 'attention', text: 'attentionText', icon: <Icon name="calendar" /> },
  { key: 'cost', text: 'costText', icon: <Icon name="coin" /> },
  { key: 'others', text: 'othersText', icon: <Icon name="heart" /> },
] as const;

function WhyTrialsBlock({ T }: WidgetProps<typeof spec>) {
  const items = reasons.map(({ key, text, icon }) => ({
    key,
    icon,
    title: <T message={key} />,
    text: <T message={text} />,
  }));
  return (
    <section id="why-trials" tabIndex={-1} aria-labelledby="why-trials-title">
      <h2 id="why-trials-title">
        <T message="title" />
      </h2>
      <p className="lead">
        <T message="lead" />
      </p>
      <TitledIconList items={items} />
    </section>
  );
}

export const WhyTrials = defineWidget(spec, WhyTrialsBlock);
