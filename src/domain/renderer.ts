import type { Criterion, Study, StudySearch, StudySearchResults } from '#src/generated/api.ts';
import type { CountryCode, Locale } from '#src/generated/answers.ts';
import type { PageSettings } from './pageSettings.ts';

/** A visitor whose postal code is known, and how studies near it are found: undefined where they cannot be at the moment. */
export type KnownVisitor = {
  postalCode: string;
  country: CountryCode;
  find: (search: StudySearch) => Promise<StudySearchResults | undefined>;
};

/** A study with its questions as a page shows them; `minimal` where these are its short screener. */
export type ShownStudy = { study: Study; criteria: readonly Criterion[]; minimal: boolean };

/** What a page is rendered for. */
export type PageRequest = {
  /** Path and query. */
  url: string;
  settings: PageSettings;
  /** The visitor, where the page may show what is near them. */
  visitor?: KnownVisitor | undefined;
  /** The study that `studyOf` names, where it is open. */
  study?: ShownStudy | undefined;
};

/** The page of an address, or where the address redirects. */
export type RenderedPage = {
  status: number;
  html: string;
  redirect?: string;
  /** It shows what is near one visitor: nobody else may get it. */
  isPersonal?: true;
  /** The flow of the path, where it does not exist or has no such step, and another one is opened instead. */
  attempted?: string;
  /** The path names no flow: the tab may go on with the one that it had open. */
  isUnnamed?: true;
};

/** What the module of the built pages exports and the server calls: the build is between the two, so that neither imports the other. */
export type Renderer = {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  /** The study that the page of an address shows, itself or its questions, in its language; undefined for a page that shows none. */
  studyOf: (pathname: string, search: string) => Promise<{ id: string; language: Locale } | undefined>;
  /** The address to open in place of this one; undefined for one that opens a step. */
  redirectOf: (pathname: string, search: string) => string | undefined;
};
