import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { suggestion } from '#src/checker/suggestion.ts';
import { readSchema } from '#src/checker/projectFiles.ts';
import { registerKind } from './newWidget/registerKind.ts';
import { componentText, specText, testText } from './newWidget/templates.ts';
import type { Blueprint } from './newWidget/templates.ts';

const usage = `npm run new:widget -- <Kind> [--answer NAME]
  Kind            PascalCase, such as RiskScore
  --answer NAME   a text answer of schemas/answers.schema.json that it edits, which stands there first; without it the kind is content`;

const widgets = new URL('../widgets/', import.meta.url);

/** Why no such kind can be written; undefined if it can. */
function errorOf({ kind, answer }: Blueprint): string | undefined {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(kind)) return usage;
  if (answer === undefined) return undefined;
  const answers: Record<string, { type?: string; enum?: unknown }> = readSchema('answers')['properties'];
  const schema = answers[answer];
  if (!schema) {
    const hint = suggestion(answer, Object.keys(answers)) || '.';
    return `There is no answer "${answer}"${hint} Add it to schemas/answers.schema.json first.`;
  }
  const isText = schema.type === 'string' && schema.enum === undefined;
  return isText ? undefined : `"${answer}" is not free text: copy the folder of a kind that edits such an answer.`;
}

function write(blueprint: Blueprint): void {
  const index = new URL('index.ts', widgets);
  const { kind } = blueprint;
  const registered = registerKind(readFileSync(index, 'utf8'), kind);
  const folder = new URL(`${kind}/`, widgets);
  mkdirSync(folder);
  writeFileSync(new URL('spec.ts', folder), specText(blueprint));
  writeFileSync(new URL(`${kind}.tsx`, folder), componentText(blueprint));
  writeFileSync(new URL(`${kind}.test.tsx`, folder), testText(blueprint));
  writeFileSync(index, registered);
  console.log(`Written: widgets/${kind}/spec.ts, ${kind}.tsx, ${kind}.test.tsx, and two lines in widgets/index.ts.`);
}

/** Writes the schemas in a process of its own, since this one has loaded the list of kinds without the new one. */
function generate(): void {
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('generate.ts', import.meta.url))], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

/** The kind that the command line asks for. Throws with how to ask for one where that is not understood. */
function asked(): Blueprint {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { answer: { type: 'string' } } });
    return { kind: positionals[0] ?? '', ...(values.answer !== undefined && { answer: values.answer }) };
  } catch {
    throw new Error(usage);
  }
}

try {
  const blueprint = asked();
  const error = errorOf(blueprint);
  if (error !== undefined) throw new Error(error);
  write(blueprint);
  generate();
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}
