import type { AdvisorLine } from '#src/kit/useAdvisorLine.ts';
import type { SuitableStudies } from '#src/kit/useSuitableStudies.ts';
import type { WidgetProps } from '#src/kit/widget.ts';
import type { spec } from './spec.ts';

export type ThankYouProps = WidgetProps<typeof spec>;

/** The props of the parts, with what decides them: the studies that suit, and whether calls are answered. */
export type EndProps = ThankYouProps & { search: SuitableStudies; line: AdvisorLine };
