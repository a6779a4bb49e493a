import { compensationText } from '#src/domain/compensation.ts';
import { useFacts } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { TitledIconList } from '#src/ui/TitledIconList.tsx';
import { spec } from './spec.ts';

function BenefitsBlock({ T, locale }: WidgetProps<typeof spec>) {
  const sum = useFacts(({ study }) => (study ? compensationText(study, locale) : undefined));
  const isPaid = useFacts(({ study }) => study?.webScreener?.compensationAvailable ?? false) || sum !== undefined;
  const compensation = {
    key: 'compensation',
    icon: <Icon name="coin" />,
    text: sum ?? <T message="compensationText" />,
  } as const;
  const benefits = [
    { key: 'noCost', icon: <Icon name="heart" />, text: <T message="noCostText" /> } as const,
    ...(isPaid ? [compensation] : []),
    { key: 'advance', icon: <Icon name="flask" />, text: <T message="advanceText" /> } as const,
  ];
  return (
    <section id="benefits" tabIndex={-1} aria-labelledby="benefits-title">
      <h2 id="benefits-title">
        <T message="title" />
      </h2>
      <TitledIconList items={benefits.map((one) => ({ ...one, title: <T message={one.key} /> }))} />
    </section>
  );
}

export const Benefits = defineWidget(spec, BenefitsBlock);
