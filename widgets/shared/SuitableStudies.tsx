import { useSurroundings } from '#src/kit/context.ts';
import type { Spec } from '#src/kit/spec.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import type { SuitableStudies as Search } from '#src/kit/useSuitableStudies.ts';
import type { Props as WidgetProps } from '#src/kit/widget.ts';
import { CardGrid } from '#src/ui/CardGrid.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import type { SuitableStudyMessage } from './suitableStudyMessages.ts';
import { StudyCard } from './StudyCard.tsx';

type Props = Pick<
  WidgetProps<never, Spec['options'], SuitableStudyMessage>,
  'id' | 't' | 'T' | 'locale' | 'country'
> & {
  search: Search;
  /** The kind has a button to the search of its own. */
  hasSearchButton: boolean;
  /** Called when a study is opened. */
  onFollow?: () => void;
};

/** A few studies near the visitor as cards, and the way to the others; for kinds with `suitableStudyMessages`. */
export function SuitableStudies({ search, hasSearchButton, onFollow, ...kind }: Props) {
  const { id, t, T } = kind;
  const { links } = useSurroundings();
  const appLink = useAppLink();
  const { status, studies, linkOf } = search;
  if (status === 'loading') return <Spinner label={t('looking')} />;
  const others = hasSearchButton ? null : (
    <p className="screen-only">
      <a {...appLink(links.studySearch)}>
        <T message={studies.length > 0 ? 'allStudies' : 'otherStudies'} />
      </a>
    </p>
  );
  if (studies.length === 0) return others;
  return (
    <section aria-labelledby={`${id}-suitable`}>
      <h2 id={`${id}-suitable`}>
        <T message="suitableTitle" />
      </h2>
      <CardGrid kind="studies">
        {studies.map((study) => (
          <StudyCard key={study.id} {...kind} study={study} link={linkOf(study)} {...(onFollow && { onFollow })} />
        ))}
      </CardGrid>
      {others}
    </section>
  );
}
