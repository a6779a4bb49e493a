import { compensationText } from '#src/domain/compensation.ts';
import { useFacts } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { IconList } from '#src/ui/IconList.tsx';
import { CoinIcon, FlaskIcon, HeartIcon } from '#src/ui/icons.tsx';
import { spec } from './spec.ts';

function BenefitsBlock({ T, locale }: WidgetProps<typeof spec>) {
  const sum = useFacts(({ study }) => (study ? compensationText(study, locale) : undefined));
  const isPaid = useFacts(({ study }) => study?.webScreener?.compensationAvailable ?? false) || sum !== undefined;
  const benefits = [
    { key: 'noCost', icon: <HeartIcon />, text: <T message="noCostText" />, isTrue: true },
    { key: 'compensation', icon: <CoinIcon />, text: sum ?? <T message="compensationText" />, isTrue: isPaid },
    { key: 'advance', icon: <FlaskIcon />, text: <T message="advanceText" />, isTrue: true },
  ] as const;
  const items = benefits
    .filter(({ isTrue }) => isTrue)
    .map(({ key, icon, text }) => ({
      key,
      icon,
      content: (
        <>
          <h3>
            <T message={key} />
          </h3>
          <p>{text}</p>
        </>
      ),
    }));
  return (
    <section id="benefits" tabIndex={-1} aria-labelledby="benefits-title">
      <h2 id="benefits-title">
        <T message="title" />
      </h2>
      <IconList items={items} />
    </section>
  );
}

export const Benefits = defineWidget(spec, BenefitsBlock);
