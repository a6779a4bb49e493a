import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useStudySearch } from '#src/kit/useStudySearch.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import type { ResultsProps, StudyResultsProps } from './props.ts';
import { Found } from './Found.tsx';
import { FailedSearch, UnknownPlace, Waiting } from './states.tsx';
import { spec } from './spec.ts';
import { useCountedSearch } from './useCountedSearch.ts';
import { shownBefore, useReturn } from './useReturn.ts';
import './StudyResults.css';

/** Kilometres above which nobody would call a study near: 100 miles. Some take people from the whole country. */
const FAR_KM = 161;

/** Whether even the nearest of what was found is far away. */
const isFar = ({ nearby: [nearest] }: ResultsProps['search']) => (nearest?.distance ?? 0) > FAR_KM;

/** What the results are, in one sentence that is announced when it changes. */
function statusText({ t, search }: ResultsProps): string {
  const { status, wanted, isCurrent, place, nearbyTotal: count } = search;
  if (!wanted || status === 'failed') return '';
  if (status !== 'found' || !isCurrent) return t('searching');
  if (!place) return '';
  return t(isFar(search) ? 'countFar' : 'countNear', { count, place: place.name });
}

function Body(props: ResultsProps) {
  const { search, T } = props;
  const { status, wanted, isCurrent, place } = search;
  if (!wanted)
    return (
      <p className="study-start">
        <T message="start" />
      </p>
    );
  if (status === 'failed') return <FailedSearch {...props} />;
  const isFound = status === 'found' && isCurrent;
  if (isFound && !place) return <UnknownPlace {...props} />;
  // Results of before stay until those that follow them are there, unless they were of no place and thus never shown.
  if (!isFound && (search.nearby.length === 0 || !place)) return <Waiting />;
  return (
    <div aria-busy={!isFound}>
      <Found {...props} />
    </div>
  );
}

/** What became of the study that the visitor chose, where the address brought them here for it. */
function ClosedStudy({ T }: StudyResultsProps) {
  return (
    <Alert kind="info" title={<T message="closed" />}>
      <p>
        <T message="closedText" />
      </p>
    </Alert>
  );
}

function StudyResultsSection(props: StudyResultsProps) {
  const { id, options, T } = props;
  const { next } = useSurroundings();
  const search = useStudySearch(options, shownBefore());
  useCountedSearch(search);
  useReturn(id, search.status === 'found' && search.isCurrent);
  const hasClosed = useFacts(
    ({ query, study, path }) =>
      query['studyId'] !== undefined && !study && !path.loadingStudy && !path.failedInitialPayload,
  );
  if (search.isHeld) return null;
  const all = { ...props, search };
  return (
    <section id={id} className="study-results" tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        <T message={isFar(search) ? 'titleFar' : 'title'} />
      </h2>
      {hasClosed ? <ClosedStudy {...props} /> : null}
      <output className="study-count">{statusText(all)}</output>
      <Body {...all} />
      {options.finish && search.wanted ? (
        <ButtonRow>
          <Button kind="secondary" onClick={next}>
            <T message="finish" />
          </Button>
        </ButtonRow>
      ) : null}
    </section>
  );
}

export const StudyResults = defineWidget(spec, StudyResultsSection);
