import type { Plugin } from 'vite';
import { newVersion, searchFor } from './searchFor.ts';

const library = /\/react-dom\/cjs\/react-dom\.production\.js$/;

/** What React offers to load files ahead and to send forms by: pages name their files in the head, and forms are sent by calls. */
const unused = [
  'browser',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'unstable_batchedUpdates',
  'useFormState',
  'useFormStatus',
] as const;

/** Removes functions that nobody calls: a bundler keeps everything of a CommonJS module. A build fails where one is missing. */
export function slimReactDom(): Plugin {
  const search = searchFor('slim-react-dom', unused, newVersion('react-dom', 'slimReactDom.ts'));
  return {
    name: 'slim-react-dom',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!library.test(id)) return undefined;
      const slim = unused.reduce((text, name) => {
        const replaced = text.replace(new RegExp(`^exports\\.${name} = function \\([^]*?^\\};\\n`, 'm'), '');
        if (replaced !== text) search.found(name);
        return replaced;
      }, code);
      return { code: slim, map: null };
    },
    buildEnd: search.buildEnd,
  };
}
