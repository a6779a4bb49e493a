import type { Study } from '#src/domain/facts.ts';
import { studyLink, type StudyLink } from '#src/domain/studyLink.ts';
import { useSurroundings } from './context.ts';

/** Where the card of a study leads from this page; `prescreen` is the flow that screens for studies here. */
export function useStudyLink(prescreen: string | undefined): (study: Study) => StudyLink | undefined {
  const { studySearch, links, directScreenerHosts } = useSurroundings();
  return (study) =>
    studyLink(study, {
      search: studySearch.address(),
      prescreen,
      directHosts: directScreenerHosts,
      homeOf: links.flow,
    });
}
