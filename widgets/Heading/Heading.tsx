import { useQuestion } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { spec } from './spec.ts';

function HeadingField({ id, options, text }: WidgetProps<typeof spec>) {
  const about = useQuestion('auto');
  const forOther = about !== 'self';
  const said = text((about === 'child' && options.parentText) || (forOther && options.caregiverText) || options.text);
  const under = (forOther && options.caregiverLead) || options.lead;
  const lead = under && text(under);
  if (options.level <= 1) {
    return (
      <StepHeading id={id} lead={lead}>
        {said}
      </StepHeading>
    );
  }
  const Level = options.level === 2 ? 'h2' : 'h3';
  return (
    <>
      <Level id={id}>{said}</Level>
      {lead ? <p>{lead}</p> : null}
    </>
  );
}

export const Heading = defineWidget(spec, HeadingField);
