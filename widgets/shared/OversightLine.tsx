import { unbrokenNumber } from '#src/domain/phoneDigits.ts';
import { useFacts } from '#src/kit/context.ts';
import { SectionLink } from '#src/kit/SectionLinks.tsx';
import type { Spec } from '#src/kit/spec.ts';
import type { Props as WidgetProps } from '#src/kit/widget.ts';
import type { OversightMessage } from './oversightMessages.ts';
import { whoAsksId } from './whoAsksId.ts';

type Props = Pick<WidgetProps<never, Spec['options'], OversightMessage>, 'T'>;

/** Who asks, in one line for under the first heading, and the way to the block that says more. */
export function OversightLine({ T }: Props) {
  const { sponsor, recruiter, ethics } = useFacts((facts) => facts.oversight);
  if (!sponsor && !recruiter) return null;
  return (
    <p className="field-hint">
      {sponsor ? (
        <T message="sponsoredBy" values={{ sponsor }} />
      ) : (
        <T message="recruitedBy" values={{ recruiter: recruiter ?? '' }} />
      )}{' '}
      {ethics ? <T message="approved" values={{ ...ethics, number: unbrokenNumber(ethics.number) }} /> : null}{' '}
      <SectionLink to={whoAsksId}>
        <T message="whoAsks" />
      </SectionLink>
    </p>
  );
}
