import type { AdvisorLine } from '#src/kit/useAdvisorLine.ts';
import type { SuitableStudies } from '#src/kit/useSuitableStudies.ts';
import type { WidgetProps } from '#src/kit/widget.ts';
import type { spec } from './spec.ts';

export type ThankYouProps = WidgetProps<typeof spec>;

/**
 * The props of the parts, with what decides them: the studies that suit, whether calls are answered, whether what was entered
 * is saved, and whether the visitor took back that they may be called.
 */
export type EndProps = ThankYouProps & {
  search: SuitableStudies;
  line: AdvisorLine;
  isUnsaved: boolean;
  isRefused: boolean;
};
