import { openingInWords } from '#src/domain/appointment.ts';
import type { Spec } from '#src/kit/spec.ts';
import type { AdvisorLine } from '#src/kit/useAdvisorLine.ts';
import type { Props as WidgetProps } from '#src/kit/widget.ts';
import type { AdvisorMessage } from './advisorMessages.ts';
import { UsualHours } from './UsualHours.tsx';

type Props = Pick<WidgetProps<never, Spec['options'], AdvisorMessage>, 't' | 'T' | 'locale'> & {
  line: AdvisorLine;
};

const dayMessages = { today: 'opensToday', tomorrow: 'opensTomorrow', later: 'opensOn' } as const;

/** When calls are answered: the usual hours and, while nobody answers, when that begins again, there and here. */
export function AdvisorHours({ line, locale, t, T }: Props) {
  // Of a line that the visitor cannot call, no hours are theirs.
  if (line.status === 'unreachable') return null;
  const opening = line.opens === undefined ? undefined : openingInWords(line.opens, locale);
  return (
    <>
      {opening ? (
        <p>
          <T
            message={opening.here ? 'opensHere' : 'opens'}
            values={{ ...opening, day: t(dayMessages[opening.on], opening) }}
          />
        </p>
      ) : null}
      <UsualHours T={T} locale={locale} />
    </>
  );
}
