import type { Plugin } from 'vite';
import { newVersion, searchFor } from './searchFor.ts';
import { withoutUnused } from './withoutUnused.ts';

/** Parts that React DOM can render and no page has, by their tags: those of ReactWorkTags.js in the version below. */
const parts: Readonly<Record<string, number>> = {
  portals: 4,
  profilers: 12,
  'lists of suspended parts': 19,
  'titles, links, scripts and styles': 26,
  'html, head and body': 27,
  'transitions of views': 30,
  activities: 31,
};

/** Hooks that nobody calls: of forms that React sends, of its caches, and of its tools for developers. */
const hooks = [
  'useActionState',
  'useFormState',
  'useOptimistic',
  'useHostTransitionStatus',
  'useCacheRefresh',
  'useMemoCache',
  'useDebugValue',
] as const;

const version = '19.3';
const library = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/**
 * Leaves out of a build for browsers what React DOM does only for parts and hooks that no page has, a tenth of it. The rules of
 * the linter keep them out of the code. A build fails where it meets none of them, or another version, which may number parts anew.
 */
export function slimReactDom(): Plugin {
  const ofVersion = `version ${version}`;
  const tags = Object.values(parts);
  const search = searchFor(
    'slim-react-dom',
    [ofVersion, ...tags.map(String), ...hooks],
    `${newVersion('react-dom', 'slimReactDom.ts')} Compare its tags with those of ReactWorkTags.js first.`,
  );
  return {
    name: 'slim-react-dom',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(text, id) {
      if (!library.test(id) || !text.includes(`exports.version = "${version}.`)) return undefined;
      search.found(ofVersion);
      const found = (what: number | string) => search.found(String(what));
      return { code: withoutUnused(text, this.parse(text), { tags, hooks }, found), map: null };
    },
    buildEnd: search.buildEnd,
  };
}
