import type { Plugin } from 'vite';
import { buildOfPages } from './buildOfPages.ts';
import { newVersion, searchFor } from './searchFor.ts';
import { withoutUnused } from './withoutUnused.ts';

/** Parts that React DOM can render and no page has, by their tags: those of ReactWorkTags.js in the version below. */
const parts: Readonly<Record<number, string>> = {
  4: 'portals',
  11: 'forwarded references',
  12: 'profilers',
  19: 'lists of suspended parts',
  23: 'hidden parts of older pages',
  24: 'caches',
  26: 'titles, links, scripts and styles',
  27: 'html, head and body',
  30: 'transitions of views',
  31: 'activities',
};
const tags = Object.keys(parts).map(Number);

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

/** Functions that act only for what no page has. */
const functions = {
  'transitions of views': [
    'startViewTransition',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitDeletedPairViewTransitions',
    'measureNestedViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionName',
    'trackEnterViewTransitions',
    'ViewTransitionPseudoElement',
  ],
  'hints of what to load': [
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitScript',
    'preinitStyle',
    'preinitModuleScript',
  ],
  'elements of the head': ['isHostHoistableType', 'insertStylesheetIntoRoot'],
  'references to fragments': [
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
  ],
  'custom elements': ['isCustomElement', 'setPropOnCustomElement'],
  'forms that React sends': ['extractEvents$1', 'startHostTransition', 'ensureFormComponentIsStateful'],
  'pictures for which a page waits': [
    'accumulateSuspenseyCommitOnFiber',
    'preloadInstanceAndSuspendIfNeeded',
    'estimateBandwidth',
  ],
  'signs of the browser that something loads': ['defaultOnDefaultTransitionIndicator'],
  'names of components beside an error': ['getStackByFiberInDevAndProd', 'getComponentNameFromType'],
  'what the code of pages cannot ask for': ['findCurrentFiberUsingSlowPath', 'attemptExplicitHydrationTarget'],
  'props that the linter forbids': [
    'constructSelectEvent',
    'accumulateEnterLeaveListenersForEvent',
    'getNativeBeforeInputChars',
    'getFallbackBeforeInputChars',
  ],
} as const;
const functionNames = Object.values(functions).flat();

const version = '19.3';
const library = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/**
 * Leaves out of a build for browsers what React DOM does only for what no page has, a quarter of it. The rules of
 * the linter keep them out of the code. A build fails where one of them is not met, and with another version, which may number
 * parts anew.
 */
export function slimReactDom(): Plugin {
  const ofVersion = `version ${version}`;
  const search = searchFor(
    'slim-react-dom',
    [ofVersion, ...Object.values(parts), ...hooks, ...functionNames],
    `${newVersion('react-dom', 'slimReactDom.ts')} Compare its tags with those of ReactWorkTags.js first.`,
  );
  return {
    name: 'slim-react-dom',
    enforce: 'pre',
    apply: buildOfPages,
    transform(text, id) {
      if (!library.test(id) || !text.includes(`exports.version = "${version}.`)) return undefined;
      search.found(ofVersion);
      const found = (what: number | string) => search.found(typeof what === 'number' ? (parts[what] ?? '') : what);
      return {
        code: withoutUnused(text, this.parse(text), { tags, hooks, functions: functionNames }, found),
        map: null,
      };
    },
    buildEnd: search.buildEnd,
  };
}
