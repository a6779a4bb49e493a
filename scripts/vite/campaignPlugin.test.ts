import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer } from 'vite';
import type { HotPayload, ViteDevServer } from 'vite';
import { campaignPlugin } from './campaignPlugin.ts';
import { agentTexts, helpTexts, mayShow, visitorTexts } from './campaignWords.ts';

const plain = {
  name: 'plain',
  flowType: 'signup',
  campaignType: 'signup',
  studyId: 7,
  consent: { shown: false },
  steps: { home: { next: 'thankyou' }, thankyou: {} },
  people: [{ name: 'an example visitor', path: ['home', 'thankyou'] }],
};

let root: string;
let server: ViteDevServer;
let sent: HotPayload[];

const write = (name: string, document: object) =>
  writeFileSync(join(root, 'campaigns', `${name}.json`), JSON.stringify(document, null, 2));

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'campaigns-'));
  mkdirSync(join(root, 'campaigns'));
  write('plain', plain);
  write('child', { name: 'child', extends: 'plain', home: 'thankyou' });
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [campaignPlugin()],
    server: { middlewareMode: true, ws: false, watch: null },
  });
  sent = [];
  vi.spyOn(server.environments.client.hot, 'send').mockImplementation((payload: HotPayload | string) => {
    if (typeof payload !== 'string') sent.push(payload);
  });
});

afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const load = async (id: string) => (await server.environments.client.transformRequest(id))?.code ?? '';

/** Tells the server that a file has changed, as its watcher would. */
async function change(name: string, document: object): Promise<void> {
  write(name, document);
  server.watcher.emit('change', join(root, 'campaigns', `${name}.json`));
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
}

test('the list loads every flow on demand, each in the language of its reader', async () => {
  const code = await load('virtual:campaigns');
  expect(code).toMatch(/"plain": flow\(\(\) => import\(.*virtual:campaign\/plain/);
  expect(code).toMatch(/import\(.*virtual:campaign\/child-es/);
});

test('what is known of every flow is a list of its own', async () => {
  const code = await load('virtual:summaries');
  expect(code).toContain('"name":"plain","flowType":"signup","home":"home"');
  expect(code).toContain('"studyId":7');
});

test('a flow has its document with what it inherits, and no example visitors', async () => {
  // Its widgets are not in this folder: what imports them is not looked at further.
  const code = await server.environments.client.pluginContainer.load('\0virtual:campaign/child-en');
  expect(code).toContain('"name":"child"');
  expect(code).toContain('"home":"thankyou"');
  expect(code).toContain('"studyId":7');
  expect(code).not.toContain('example visitor');
});

test('only a flow with help at its steps has the texts of help', async () => {
  expect(await load('virtual:campaign/plain-es')).not.toContain('Por qué lo preguntamos');
  const home = { next: 'thankyou', help: 'name' };
  await change('plain', { ...plain, steps: { home, thankyou: { nav: { next: false } } } });
  expect(await load('virtual:campaign/plain-es')).toContain('Por qué lo preguntamos');
});

test('what failed is worded for whom the flow is: an agent with a candidate, or a visitor', async () => {
  const code = await load('virtual:campaign/plain-es');
  expect(['respuestas del candidato', 'enviar sus respuestas'].filter((text) => code.includes(text))).toEqual([
    'enviar sus respuestas',
  ]);
  const [toAgent, toVisitor] = (['partnerScreener', 'webScreener'] as const).map((flowType) =>
    [...agentTexts, ...visitorTexts].filter((key) => mayShow(key, { steps: {}, flowType })),
  );
  expect([toAgent, toVisitor]).toEqual([agentTexts, visitorTexts]);
});

test.each([
  ['the help of a step', helpTexts, 'src/app/step/StepHelp.tsx'],
  ['the alert of what failed', [...agentTexts, ...visitorTexts], 'src/app/components/FailureAlert.tsx'],
] as const)('nothing but %s shows these texts', (_sentence, keys, shower) => {
  // Kinds show their own texts and common ones.
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/i18n[/]locales|[.]test[.]/.test(file));
  const using = (key: string) => sources.filter((one) => new RegExp(`\\b${key}\\b`).test(readFileSync(one, 'utf8')));
  // That is the name of what failed as well.
  const own = keys.filter((key) => key !== 'notSaved');
  for (const key of own) expect(using(key), key).toEqual([shower]);
});

test('a finding in an inherited file fails the load with its file, line and column', async () => {
  write('plain', { ...plain, flowType: 'sinup' });
  await expect(load('virtual:campaign/child-es')).rejects.toMatchObject({
    message: expect.stringMatching(/campaigns\/plain\.json:3:15: C013 "sinup".*Did you mean "signup"/),
    loc: { line: 3, column: 15 },
    frame: expect.stringContaining('^^^^^^^'),
  });
});

test('a campaign that cannot be read is no reason to leave the others out of the lists', async () => {
  write('child', { name: 'child', extends: 'plain', home: 'nowhere' });
  expect(await load('virtual:campaigns')).toMatch(/"plain": flow/);
  expect(await load('virtual:campaign/plain-en')).not.toBe('');
  await expect(load('virtual:campaign/child-en')).rejects.toMatchObject({
    message: expect.stringContaining('nowhere'),
  });
});

test('an edit with a finding covers the page, and its cure reloads the page', async () => {
  await load('virtual:campaigns');
  await change('plain', { ...plain, home: 'phone' });
  expect(sent).toMatchObject([{ type: 'error', err: { message: expect.stringContaining('has no step "phone"') } }]);
  sent.length = 0;
  await change('plain', plain);
  expect(sent).toMatchObject([{ type: 'full-reload' }]);
});
