import { useLayoutEffect, useRef } from 'react';
import type { Study } from '#src/domain/facts.ts';
import { useSurroundings } from '#src/kit/context.ts';
import { SectionLink } from '#src/kit/SectionLinks.tsx';
import { shortListId, useShortList } from '#src/kit/useShortList.ts';
import { useStudyLink } from '#src/kit/useStudyLink.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { CardGrid } from '#src/ui/CardGrid.tsx';
import type { ResultsProps } from './props.ts';
import { EmptyResults } from './states.tsx';
import { rememberCard } from './useReturn.ts';
import { StudyCard } from '#widgets/shared/StudyCard.tsx';

/** Puts the study on the list of those to look at later, or takes it off again, and says where that is. */
function Keep({ study, t, T }: ResultsProps & { study: Study }) {
  const { kept, toggle } = useShortList();
  const isKept = kept.some(({ id }) => id === study.id);
  return (
    <>
      <Button
        kind="quiet"
        aria-pressed={isKept}
        aria-label={t('keepStudy', { study: study.title })}
        onClick={() => toggle(study)}
      >
        <T message="keep" />
      </Button>
      <output>
        {isKept ? (
          <SectionLink to={shortListId}>
            <T message="kept" />
          </SectionLink>
        ) : null}
      </output>
    </>
  );
}

function Cards({ studies, ...props }: ResultsProps & { studies: readonly Study[] }) {
  const { search } = props;
  const linkOf = useStudyLink(search.prescreen);
  return (
    <CardGrid kind="studies">
      {studies.map((study) => (
        <StudyCard
          key={study.id}
          {...props}
          study={study}
          link={linkOf(study)}
          onFollow={() => rememberCard(study.id, search.nearby.length)}
        >
          <Keep {...props} study={study} />
        </StudyCard>
      ))}
    </CardGrid>
  );
}

/** Loads the next part; focus then moves to the first study of it. */
function More({ id, search, t, T }: ResultsProps) {
  const before = useRef<number>(undefined);
  const { nearby, more, next } = search;
  useLayoutEffect(() => {
    if (before.current === undefined || nearby.length <= before.current) return;
    const first = nearby[before.current];
    before.current = undefined;
    if (first) document.getElementById(`${id}-study-${first.id}`)?.focus();
  }, [id, nearby]);
  if (next === undefined) return null;
  const load = () => {
    before.current = nearby.length;
    search.loadMore();
  };
  return (
    <>
      {more === 'failed' ? (
        <p role="alert">
          <T message="loadFailed" />
        </p>
      ) : null}
      <ButtonRow>
        <Button kind="secondary" busy={more === 'loading'} busyLabel={t('loading')} onClick={load}>
          <T message="more" />
        </Button>
      </ButtonRow>
    </>
  );
}

/** Cards of the studies near, then of those further away; what was not passed in this tab is left out. */
export function Found(props: ResultsProps) {
  const { search, T, id } = props;
  const { studySearch } = useSurroundings();
  const isOpen = (study: Study) => !studySearch.isFailed(study.id);
  const nearby = search.nearby.filter(isOpen);
  const elsewhere = search.elsewhere.filter(isOpen);
  return (
    <>
      {nearby.length > 0 ? <Cards {...props} studies={nearby} /> : <EmptyResults {...props} />}
      <More {...props} />
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
