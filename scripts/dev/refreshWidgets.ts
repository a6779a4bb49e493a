import type { Plugin } from 'vite';

/** The component of a kind: `widgets/Age/Age.tsx`. */
const component = /\/widgets\/(\w+)\/\1\.tsx$/;

/** Tells the refresh of React, by the way that it offers to frameworks, that the widget itself is no component. */
const ignoreWidgets = `window.__getReactRefreshIgnoredExports = ({ id }) => {
  const [, kind] = ${String(component)}.exec(id) ?? [];
  return kind ? [kind] : [];
};`;

/**
 * Lets a saved component of a kind replace the one on the page, which stays as it is with all that was entered. A module
 * that exports a widget, which is a spec and a component, would otherwise load the whole page anew.
 */
export function refreshWidgets(): Plugin {
  return {
    name: 'refresh-widgets',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      const [, kind] = component.exec(id) ?? [];
      if (!kind || this.environment.name !== 'client') return undefined;
      return { code: `${code}\nexport const ${kind}Component = ${kind}.Component;\n`, map: null };
    },
    transformIndexHtml: () => [{ tag: 'script', children: ignoreWidgets, injectTo: 'head-prepend' }],
  };
}
