import type { Plugin } from 'vite';
import { newVersion, searchFor } from './searchFor.ts';

const chunk = /\/react-router\/dist\/.*\.mjs$/;

/** Code in the files of the router, by what it is, and what replaces it. */
const replacements: Readonly<Record<string, readonly [pattern: RegExp, replacement: string]>> = {
  // Names for developer tools: an assignment that keeps a component in the bundle although nobody uses it.
  'an assignment of displayName': [/^\w+\.displayName = .*;$/gm, ''],
  // The boundary around routes, which we do not declare: the assignment kept it and what it shows of errors.
  'an assignment of contextType': [/^\w+\.contextType = .*;$/gm, ''],
  'a component made by a call of React': [
    /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
    '$1/* @__PURE__ */ $2',
  ],
  // By what a router of data would send forms.
  'a set of methods': [/^(var \w+ = )(new Set\(\s*valid\w+MethodsArr\s*\);)/gm, '$1/* @__PURE__ */ $2'],
  // What it tells developers in the console about routes.
  'a warning': [/^ +warning\([^]*?\);$/gm, ''],
  // The same in errors that only a mistake of ours can cause: which part of the address it is, or that the router is missing.
  'the text about a wrong path': [/^(function getInvalidPathError\(.*\) \{)\n[^]*?\n\}$/m, '$1 return field + char; }'],
  'the text about a missing router': [
    /(?<=`)\S+ may be used only in the context of a (?=<Router> component.`)/g,
    'No ',
  ],
  'the text about a second router': [/(?<=`)You cannot render a <Router>[^`]*/, 'A <Router> in another'],
  // By what data of a router is read.
  'the names that every object has': [/^(var objectProtoNames\d? = )(.*);$/gm, '$1/* @__PURE__ */ (() => $2)();'],
  // Counts the entries of the history from the first one on, for what keeps a visitor on a page. We have none of that, and a
  // browser tells another process of each entry that is written: as the page opens, before it can be typed into.
  'the number of the first entry': [/^ +if \(index == null\) \{\n.*\n +globalHistory\.replaceState\(.*\n +\}$/m, ''],
  // Navigation by a router of data, of which we have none.
  'a choice by isDataRoute': [
    /\bisDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/,
    'useNavigateUnstable()',
  ],
};

/**
 * Lets the bundler remove the components of the router that nobody uses: links, forms, the parts for frameworks.
 * A build fails where the router has no code of these patterns.
 */
export function slimRouter(): Plugin {
  const search = searchFor('slim-router', Object.keys(replacements), newVersion('react-router', 'slimRouter.ts'));
  return {
    name: 'slim-router',
    enforce: 'pre',
    transform(code, id) {
      if (!chunk.test(id)) return undefined;
      const slim = Object.entries(replacements).reduce((text, [what, [pattern, replacement]]) => {
        const replaced = text.replace(pattern, replacement);
        if (replaced !== text) search.found(what);
        return replaced;
      }, code);
      return { code: slim, map: null };
    },
    buildEnd: search.buildEnd,
  };
}
