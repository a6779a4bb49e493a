import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { suggestion } from '#src/checker/suggestion.ts';
import { readSchema } from '#src/checker/projectFiles.ts';
import { registerKind } from './newWidget/registerKind.ts';
import { componentText, specText, testText, type Blueprint } from './newWidget/templates.ts';

const usage = `npm run new:widget -- <Kind> [--answer NAME]
  Kind            PascalCase, such as RiskScore
  --answer NAME   a text answer of schemas/answers.schema.json that it edits; without it the kind is content`;

const widgets = new URL('../widgets/', import.meta.url);

/** Why there can be no such kind, if there cannot. */
function problemOf({ kind, answer }: Blueprint): string | undefined {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(kind)) return usage;
  if (answer === undefined) return undefined;
  const answers: Record<string, { type?: string }> = readSchema('answers')['properties'];
  const schema = answers[answer];
  if (!schema)
    return `There is no answer "${answer}"${suggestion(answer, Object.keys(answers))} Add it to schemas/answers.schema.json first.`;
  return schema.type === 'string' ? undefined : `"${answer}" is no text: begin from a kind that edits such an answer.`;
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

/** Makes the schemas anew in a process of its own, since this one has loaded the list of kinds as it was. */
function generate(): void {
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('generate.ts', import.meta.url))], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { answer: { type: 'string' } } });
const blueprint: Blueprint = {
  kind: positionals[0] ?? '',
  ...(values.answer !== undefined && { answer: values.answer }),
};
try {
  const problem = problemOf(blueprint);
  if (problem !== undefined) throw new Error(problem);
  write(blueprint);
  generate();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
