import { advisorHoursIn } from '#src/domain/advisorHours.ts';
import type { HoursMessage } from '#src/kit/advisorHours.ts';
import type { Spec } from '#src/kit/spec.ts';
import type { Props as WidgetProps } from '#src/kit/widget.ts';

type Props = Pick<WidgetProps<never, Spec['options'], HoursMessage>, 'T' | 'locale'>;

/** On which days and from when to when calls are answered, by the clock of the advisors and, where it differs, the visitor's. */
export function UsualHours({ T, locale }: Props) {
  const here = advisorHoursIn(locale);
  return (
    <>
      <p>
        <T message="hours" />
      </p>
      {here ? (
        <p>
          <T message="hoursHere" values={here} />
        </p>
      ) : null}
    </>
  );
}
