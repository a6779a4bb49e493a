import type { useStudySearch } from '#src/kit/useStudySearch.ts';
import type { WidgetProps } from '#src/kit/widget.ts';
import type { spec } from './spec.ts';

export type StudyResultsProps = WidgetProps<typeof spec>;

/** The props of the parts, with the search that they show. */
export type ResultsProps = StudyResultsProps & { search: ReturnType<typeof useStudySearch> };
