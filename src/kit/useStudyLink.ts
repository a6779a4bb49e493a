import type { Study } from '#src/domain/facts.ts';
import { studyLink, type StudyLink } from '#src/domain/studyLink.ts';
import { useSurroundings, type Surroundings } from './context.ts';

type LinkOf = (study: Study) => StudyLink | undefined;

/** Where the card of a study leads from a page; `prescreen` is the flow that screens for studies here. */
export function studyLinkIn(surroundings: Surroundings, prescreen: string | undefined): LinkOf {
  const { studySearch, links, directScreenerHosts } = surroundings;
  return (study) =>
    studyLink(study, {
      search: studySearch.address(),
      prescreen,
      directHosts: directScreenerHosts,
      homeOf: links.flow,
    });
}

/** The same from this page. */
export const useStudyLink = (prescreen: string | undefined): LinkOf => studyLinkIn(useSurroundings(), prescreen);
