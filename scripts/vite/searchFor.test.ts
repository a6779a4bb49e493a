import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build, createServer } from 'vite';
import type { InlineConfig, Plugin, PluginOption } from 'vite';
import { answerValidators } from './answerValidators.ts';
import { campaignPlugin } from './campaignPlugin.ts';
import { filledGroups } from './chunkGroups.ts';
import { headOrder } from './headOrder.ts';
import { layersInOrder } from './layerOrder.ts';
import { moduleMap } from './moduleMap.ts';
import { plainImports } from './plainImports.ts';
import { reactModules } from './reactModules.ts';
import { slimReactDom } from './slimReactDom.ts';
import { slimRjsf } from './slimRjsf.ts';
import { slimRouter } from './slimRouter.ts';
import { withoutNotes } from './withoutNotes.ts';

let root: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  write('index.html', '<script type="module" src="/main.js"></script>');
  write('main.js', 'console.log(1);');
});

afterEach(() => rmSync(root, { recursive: true }));

const configOf = (plugin: PluginOption): InlineConfig => ({
  configFile: false,
  logLevel: 'silent',
  root,
  plugins: [plugin],
});

const buildWith = (plugin: PluginOption, ssr?: string) =>
  build({ ...configOf(plugin), build: { write: false, ...(ssr !== undefined && { ssr }) } });

const plugins: [name: string, plugin: () => PluginOption, looked: RegExp, cause: RegExp][] = [
  ['slim-rjsf', slimRjsf, /\/components\/Form\.js, nor .*, nor markdown-to-jsx/, /new version of @rjsf\/core/],
  [
    'slim-react-dom',
    slimReactDom,
    /version 19\.3, nor portals, nor .*, nor useDebugValue/,
    /new version of react-dom .* ReactWorkTags\.js first/,
  ],
  [
    'react-modules',
    reactModules,
    /react\/index\.js, nor .*, nor cjs\/scheduler\.production\.js/,
    /new version of react, react-dom or scheduler/,
  ],
  [
    'slim-router',
    slimRouter,
    /an assignment of displayName, nor an assignment of contextType, nor a component/,
    /new version of react-router/,
  ],
  ['without-notes', withoutNotes, /defineSpec with notes, nor .*, nor defineCheck with notes/, /moved, or a definer/],
  ['plain-imports', plainImports, /vite\/preload-helper\.js/, /new version of vite/],
  ['head-order', headOrder, /\/src\/app\/entry\/earlyPresses\.ts/, /moved or renamed/],
  ['layers-in-order', layersInOrder, /a style sheet/, /imports a \.css file/],
  [
    'filled-groups',
    () => filledGroups([{ name: 'fields', test: /\/widgets\// }]),
    /a module of the chunk fields/,
    /moved or renamed/,
  ],
];

test.each(plugins)('a build fails in which %s finds nothing to do', async (name, plugin, looked, cause) => {
  const failed = buildWith(plugin());
  await expect(failed).rejects.toThrow(new RegExp(`The build plugin ${name} did not find ${looked.source}`));
  await expect(failed).rejects.toThrow(cause);
});

/** Code of the router that each of its patterns is looked for in. */
const ofRouter: Readonly<Record<string, string>> = {
  'an assignment of displayName': 'A.displayName = "A";',
  'an assignment of contextType': 'A.contextType = x;',
  'a component made by a call of React': 'var A = React.memo(x);',
  'a set of methods': 'var A = new Set(validSentMethodsArr);',
  'a warning': '  warning(x, "An address without a route.");',
  'the text about a wrong path': 'function getInvalidPathError(char, field) {\n  return char;\n}',
  'the text about a missing router': '`useA() may be used only in the context of a <Router> component.`;',
  'the text about a second router': '`You cannot render a <Router> inside another <Router>.`;',
  'the names that every object has': 'var objectProtoNames = Object.keys(x);',
  'the number of the first entry':
    '  if (index == null) {\n    index = 0;\n    globalHistory.replaceState({ idx: index }, "");\n  }',
  'a choice by isDataRoute': 'isDataRoute ? useNavigateStable() : useNavigateUnstable();',
};

test.each(Object.keys(ofRouter))(
  'a router that has only %s fails the build, which names the other patterns',
  async (pattern) => {
    const others = Object.keys(ofRouter).filter((other) => other !== pattern);
    write(
      'node_modules/react-router/dist/router.mjs',
      `let React = {}, x, B, index, validSentMethodsArr, warning, globalHistory, isDataRoute, useNavigateStable, useNavigateUnstable; var A = B;\n${ofRouter[pattern]}\nexport { A };`,
    );
    write('main.js', "import { A } from './node_modules/react-router/dist/router.mjs'; console.log(A);");
    await expect(buildWith(slimRouter())).rejects.toThrow(`did not find ${others.join(', nor ')}.`);
  },
);

test('a build whose files list no modules fails for lack of their map', async () => {
  const emptied: Plugin = {
    name: 'emptied',
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        for (const file of Object.keys(bundle)) delete bundle[file];
      },
    },
  };
  await expect(buildWith([emptied, moduleMap()])).rejects.toThrow(
    /The build plugin module-map did not find a module in any file/,
  );
});

test('a folder without campaigns fails the build', async () => {
  mkdirSync(join(root, 'campaigns'));
  await expect(buildWith(campaignPlugin())).rejects.toThrow(/did not find a campaign in .*campaigns/);
});

test('a build for the server in which nothing loads the list of flows fails', async () => {
  await expect(buildWith(campaignPlugin(), '/main.js')).rejects.toThrow(
    /did not find virtual:campaigns.*Nothing imports the list of flows/,
  );
});

test('validators fail for an answer that has no schema', () => {
  expect(() => answerValidators({ properties: {} }, ['fone'])).toThrow(
    'schemas/answers.schema.json has no answer "fone"',
  );
});

test.each([
  ['plain-imports', plainImports],
  ['filled-groups', () => filledGroups([{ name: 'fields', test: /\/widgets\// }])],
  ['module-map', moduleMap],
])('the build for the server, which has nothing of it, passes with %s', async (_, plugin) => {
  await expect(buildWith(plugin(), '/main.js')).resolves.toBeDefined();
});

test('a development server, which loads what is asked for, ends without an error', async () => {
  const server = await createServer({
    ...configOf(plugins.map(([, plugin]) => plugin())),
    server: { middlewareMode: true, ws: false, watch: null },
  });
  await server.environments.client.transformRequest('/main.js');
  await expect(server.close()).resolves.toBeUndefined();
});
