import type { Plugin } from 'vite';

const chunk = /\/react-router\/dist\/.*\.mjs$/;
/** Names for developer tools: an assignment that keeps a component in the bundle although nobody uses it. */
const displayName = /^\w+\.displayName = .*;$/gm;
const madeByReact = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/** Lets the components of the router that nobody uses fall out of the bundle: links, forms, the parts for frameworks. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    enforce: 'pre',
    transform(code, id) {
      if (!chunk.test(id)) return undefined;
      return { code: code.replace(displayName, '').replace(madeByReact, '$1/* @__PURE__ */ $2'), map: null };
    },
  };
}
