import { useStudySearch } from '#src/kit/useStudySearch.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { studyLink } from '#src/domain/studyLink.ts';
import type { Study } from '#src/domain/facts.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CardGrid } from '#src/ui/CardGrid.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { StudyResultsProps } from './props.ts';
import { EmptyResults, FailedSearch, UnknownPlace } from './states.tsx';
import { spec } from './spec.ts';
import { StudyCard } from './StudyCard.tsx';
import { useCountedSearch } from './useCountedSearch.ts';
import './StudyResults.css';

type Search = ReturnType<typeof useStudySearch>;
type Props = StudyResultsProps & { search: Search };

/** Cards of studies; those whose screener the visitor did not pass in this tab are left out. */
function Cards({ studies, ...props }: Props & { studies: readonly Study[] }) {
  const { studySearch, links, directScreenerHosts: directHosts } = useSurroundings();
  const { prescreen } = props.search;
  const linkOf = (study: Study) =>
    studyLink(study, { search: studySearch.address(), prescreen, directHosts, homeOf: links.flow });
  return (
    <CardGrid kind="studies">
      {studies.map((study) => (
        <StudyCard key={study.id} {...props} study={study} link={linkOf(study)} />
      ))}
    </CardGrid>
  );
}

/** As many placeholders as fill a phone: the cards take their place. */
function Waiting() {
  return (
    <CardGrid kind="studies">
      {[1, 2].map((one) => (
        <Card key={one} as="li">
          <Skeleton lines={6} />
        </Card>
      ))}
    </CardGrid>
  );
}

function statusText({ t, search }: Props, nearby: readonly Study[]): string {
  const { status, wanted, isCurrent, place, nearbyTotal } = search;
  if (!wanted || status === 'failed') return '';
  if (status === 'searching' || !isCurrent) return t('searching');
  const count = nearby.length < search.nearby.length ? nearby.length : nearbyTotal;
  if (place) return t(count === 1 ? 'countNear_one' : 'countNear', { count, place: place.name });
  return t(count === 1 ? 'count_one' : 'count', { count });
}

function Found(props: Props) {
  const { search, T, id } = props;
  const { studySearch } = useSurroundings();
  const isOpen = ({ id: studyId }: Study) => !studySearch.isFailed(studyId);
  const nearby = search.nearby.filter(isOpen);
  const elsewhere = search.elsewhere.filter(isOpen);
  return (
    <>
      {nearby.length > 0 ? <Cards {...props} studies={nearby} /> : <EmptyResults {...props} />}
      {elsewhere.length > 0 ? (
        <section aria-labelledby={`${id}-elsewhere`}>
          <h2 id={`${id}-elsewhere`}>
            <T message="elsewhere" />
          </h2>
          <Cards {...props} studies={elsewhere} />
        </section>
      ) : null}
    </>
  );
}

function Body(props: Props) {
  const { search, T } = props;
  const { status, wanted, isCurrent } = search;
  if (!wanted)
    return (
      <p className="study-start">
        <T message="start" />
      </p>
    );
  if (status === 'failed') return <FailedSearch {...props} />;
  if (status === 'found' && !search.place) return <UnknownPlace {...props} />;
  if (search.sought === undefined || (status === 'searching' && search.nearby.length === 0)) return <Waiting />;
  return (
    <div aria-busy={!isCurrent || status === 'searching'}>
      <Found {...props} />
    </div>
  );
}

function StudyResultsBlock(props: StudyResultsProps) {
  const { id, t, T } = props;
  const { next } = useSurroundings();
  const search = useStudySearch(props.options);
  useCountedSearch(search);
  const hasClosed = useFacts((facts) => facts.query['studyId'] !== undefined);
  if (search.isHeld) return null;
  const all = { ...props, search };
  const nearby = search.nearby;
  const place = search.isCurrent ? search.place : undefined;
  return (
    <section id={id} className="study-results" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {place ? t('titleNear', { place: place.name }) : <T message="title" />}
      </h2>
      {hasClosed ? (
        <Alert kind="info" title={<T message="closed" />}>
          <p>
            <T message="closedText" />
          </p>
        </Alert>
      ) : null}
      <output className="study-count">{statusText(all, nearby)}</output>
      <Body {...all} />
      {props.options.finish ? (
        <ButtonRow>
          <Button kind="secondary" onClick={next}>
            <T message="finish" />
          </Button>
        </ButtonRow>
      ) : null}
    </section>
  );
}

export const StudyResults = defineWidget(spec, StudyResultsBlock);
