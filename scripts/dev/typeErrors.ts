import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { frameOf } from '#src/checker/finding.ts';

type TypeError = { file: string; line: number; column: number; message: string };

/** A line of the compiler that names an error, such as `src/domain/age.ts(3,7): error TS2322: Type …`. */
const errorLine = /^(\S.*?)\((\d+),(\d+)\): error (TS\d+: .*)$/;

/** The error that a line of the compiler names; undefined for any other line. */
function typeErrorOf(line: string): TypeError | undefined {
  const [, file, row, column, message] = errorLine.exec(line) ?? [];
  if (file === undefined || message === undefined) return undefined;
  return { file, line: Number(row), column: Number(column), message };
}

/** The errors of a run of the compiler as the overlay of the browser shows them: the first with its place, the others below. */
function overlayOf(root: string, [first, ...others]: readonly [TypeError, ...TypeError[]]): ErrorPayload {
  const { file, line, column, message } = first;
  const source = { file, text: readFileSync(join(root, file), 'utf8') };
  const before = source.text.split('\n').slice(0, line - 1);
  const offset = before.reduce((sum, row) => sum + row.length + 1, column - 1);
  const rows = others.map((other) => `${other.file}:${other.line}:${other.column}: ${other.message}`);
  const err = {
    plugin: 'typescript',
    message: [`${file}:${line}:${column}: ${message}`, ...rows].join('\n'),
    id: join(root, file),
    loc: { file: join(root, file), line, column },
    frame: frameOf({ source, offset, length: 1 }),
    stack: '',
  };
  return { type: 'error', err };
}

/** Compiles the project once, quicker where `buildInfo` remembers the last time; gives the errors outside tests. */
async function compile(root: string, buildInfo: string, signal: AbortSignal): Promise<TypeError[]> {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  // Who writes uses a name a moment after it is there.
  const unfinished = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
  const parameters = [compiler, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', buildInfo, ...unfinished];
  const child = spawn(process.execPath, parameters, { cwd: root, signal, stdio: ['ignore', 'pipe', 'inherit'] });
  child.once('error', () => undefined); // It was ended with the dev server.
  const lines = (await text(child.stdout)).split('\n');
  const errors = lines.flatMap((line) => typeErrorOf(line) ?? []).filter(({ file }) => !file.includes('.test.'));
  // A wrong spec makes its component wrong: the cause first.
  return errors.toSorted((a, b) => Number(b.file.endsWith('spec.ts')) - Number(a.file.endsWith('spec.ts')));
}

/** Does the work when it is asked for, once more when it is asked for meanwhile, and hands on the last result alone. */
function latestOf<Result>(work: () => Promise<Result>, use: (result: Result) => void): () => Promise<void> {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      const result = await work();
      if (!isWanted) use(result);
    }
    isRunning = false;
  };
}

const clientModule = '/@type-errors';
const asked = 'type-errors:asked';

/** A page asks for the errors when it opens and after each update, which takes every message off the page. */
const clientCode = `const ask = () => import.meta.hot.send('${asked}');
import.meta.hot.on('vite:afterUpdate', ask);
ask();`;

/** Shows type errors in the terminal and over the page, with their place, until they are mended. Tests' are left to `npm run check`. */
export function typeErrors(): Plugin {
  let shown: ErrorPayload | undefined;
  const show = ({ config: { root, logger }, environments }: ViteDevServer, errors: readonly TypeError[]) => {
    const { hot } = environments.client;
    const [first, ...others] = errors;
    const wasShown = shown !== undefined;
    shown = first && overlayOf(root, [first, ...others]);
    if (shown) logger.error(shown.err.message, { timestamp: true });
    if (shown) hot.send(shown);
    // An update without modules takes the overlay away and changes nothing else.
    else if (wasShown) hot.send({ type: 'update', updates: [] });
  };
  return {
    name: 'type-errors',
    configureServer(server) {
      const { root, cacheDir } = server.config;
      const ending = new AbortController();
      const run = latestOf(
        () => compile(root, join(cacheDir, 'types.tsbuildinfo'), ending.signal),
        (errors) => {
          if (!ending.signal.aborted) show(server, errors);
        },
      );
      void run();
      server.watcher.on('all', (_event, file) => {
        if (/\.tsx?$/.test(file)) void run();
      });
      server.httpServer?.once('close', () => ending.abort());
      server.environments.client.hot.on(asked, (_data, client) => {
        if (shown) client.send(shown);
      });
    },
    resolveId: (id) => (id === clientModule ? id : undefined),
    load: (id) => (id === clientModule ? clientCode : undefined),
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: clientModule }, injectTo: 'head' }],
  };
}
