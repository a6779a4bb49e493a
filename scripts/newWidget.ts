import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { suggestion } from '#src/checker/suggestion.ts';
import { readSchema } from '#src/checker/projectFiles.ts';
import { formatted } from './formatted.ts';
import { generateAnew } from './generate/generateAnew.ts';
import { componentText } from './newWidget/componentText.ts';
import { registerEntry, registerKind } from './newWidget/registerKind.ts';
import { entryText, specText, testText } from './newWidget/templates.ts';
import type { Blueprint } from './newWidget/templates.ts';

const usage = `npm run new:widget -- <Kind> [--answer NAME]
  Kind            PascalCase, such as RiskScore
  --answer NAME   the answer of schemas/answers.schema.json that it edits, which stands there first: a text, a number, one
                  of the values of an enum or a list of some, or a boolean; without it the kind is content`;

const widgets = new URL('../widgets/', import.meta.url);
const index = new URL('index.ts', widgets);
const entries = new URL('../tests/e2e/replay/entries.ts', import.meta.url);

type Schema = {
  type?: string;
  enum?: readonly string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  $ref?: string;
};

/** The kind with what its answer may be. Throws with the reason where no such kind can be written. */
function completed({ kind, answer }: Blueprint): Blueprint {
  if (answer === undefined) return { kind };
  const { properties, definitions }: Record<string, Record<string, Schema>> = readSchema('answers');
  const named = properties?.[answer];
  if (!named) {
    const hint = suggestion(answer, Object.keys(properties ?? {})) || '.';
    throw new Error(`There is no answer "${answer}"${hint} Add it to schemas/answers.schema.json first.`);
  }
  const meant = (one: Schema) => definitions?.[one.$ref?.split('/').at(-1) ?? ''] ?? one;
  const { type, enum: choices, items, minimum, maximum, maxLength } = meant(named);
  if (type === 'boolean') return { kind, answer, choices: 'yesNo' };
  if (type === 'string') return { kind, answer, ...(choices ? { choices } : maxLength !== undefined && { maxLength }) };
  if (type === 'number' || type === 'integer') {
    const bounds = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
    return { kind, answer, number: { isWhole: type === 'integer', ...bounds } };
  }
  const several = type === 'array' && items ? meant(items) : undefined;
  if (several?.type === 'string' && several.enum) return { kind, answer, choices: several.enum, isSeveral: true };
  throw new Error(
    `"${answer}" is neither a text, a number, one or some of a few values, nor yes or no: copy the folder of a kind that edits such an answer.`,
  );
}

async function write(blueprint: Blueprint): Promise<void> {
  const { kind } = blueprint;
  const registered = registerKind(readFileSync(index, 'utf8'), kind);
  const files = { 'spec.ts': specText, [`${kind}.tsx`]: componentText, [`${kind}.test.tsx`]: testText };
  const folder = new URL(`${kind}/`, widgets);
  mkdirSync(folder);
  for (const [name, textOf] of Object.entries(files))
    writeFileSync(new URL(name, folder), await formatted(`widgets/${kind}/${name}`, textOf(blueprint)));
  writeFileSync(index, registered);
  writeFileSync(entries, registerEntry(readFileSync(entries, 'utf8'), kind, entryText(blueprint)));
  console.log(
    `Written: widgets/${kind}/spec.ts, ${kind}.tsx, ${kind}.test.tsx, two lines in widgets/index.ts, and what a person ` +
      `enters in the browser tests: a line in tests/e2e/replay/entries.ts.`,
  );
}

/** The kind that the command line asks for. Throws with how to ask for one where that is not understood. */
function asked(): Blueprint {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { answer: { type: 'string' } } });
    const [kind, ...others] = positionals;
    if (kind !== undefined && others.length === 0)
      return { kind, ...(values.answer !== undefined && { answer: values.answer }) };
  } catch {
    // A flag that there is not: how to ask is said below.
  }
  throw new Error(usage);
}

try {
  await write(completed(asked()));
  generateAnew();
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}
