import { Ajv } from 'ajv';
import type { AnySchemaObject } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { schemaKeywords } from '#src/api/schemaKeywords.ts';

/** Modules that compiled code would require at run time, and the code that replaces them. */
const inlined: readonly (readonly [string, string])[] = [
  ['require("ajv/dist/runtime/ucs2length").default', '((text) => Array.from(text).length)'],
];

function withoutRequires(code: string): string {
  const plain = inlined.reduce((text, [from, to]) => text.replaceAll(from, to), code);
  const [needed] = /require\(.*|^import .*/m.exec(plain) ?? [];
  if (needed !== undefined)
    throw new Error(
      `A compiled validator still needs a module: ${needed}. ` +
        'A new version of ajv has probably changed its code; see scripts/vite/answerValidators.ts.',
    );
  return plain;
}

const notes: ReadonlySet<string> = new Set(['title', 'description', ...schemaKeywords]);

/** What a validator is told of where its value comes from: only its errors say that again. */
const place = ', {instancePath="", parentData, parentDataProperty, rootData=data}={}';

/** A function that says where its value comes from in no error takes it from nobody. */
function withoutPlace(part: string): string {
  const without = part.replace(place, '');
  return without.includes('instancePath') ? part : without;
}

/** The code without what each failed check would tell of itself: a page asks only whether an answer has its shape. */
const withoutErrors = (code: string) =>
  code
    .replaceAll(/^\w+\.errors = .*;$/gm, '')
    .split(/^(?=function )/m)
    .map(withoutPlace)
    .join('');

/** The schema with its references replaced by what they refer to, and without notes: all of it that a page needs. */
function bare(node: unknown, definitions: AnySchemaObject): unknown {
  if (Array.isArray(node)) return node.map((item) => bare(item, definitions));
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return bare(definitions[String(node.$ref).replace('#/definitions/', '')], definitions);
  const isSchema = 'type' in node && typeof node.type === 'string';
  const entries = Object.entries(node).filter(([key]) => !isSchema || !notes.has(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, bare(value, definitions)]));
}

/**
 * ES module code that exports `validators`: one predicate per named answer, compiled by its schema.
 * Answers with equal schemas share one function. Throws for an answer without a schema, and for code that needs a module.
 */
export function answerValidators({ properties, definitions }: AnySchemaObject, answers: readonly string[]): string {
  const bySchema = new Map<string, string>();
  const table = answers.map((answer) => {
    if (!properties[answer]) throw new Error(`schemas/answers.schema.json has no answer "${answer}".`);
    const content = JSON.stringify(bare(properties[answer], definitions));
    const name = bySchema.get(content) ?? `answer${bySchema.size}`;
    bySchema.set(content, name);
    return `  ${answer}: ${name},`;
  });
  const ajv = new Ajv({ strict: false, messages: false, code: { source: true, esm: true, lines: true } });
  for (const [content, name] of bySchema) ajv.addSchema(JSON.parse(content), name);
  const names = Object.fromEntries([...bySchema.values()].map((name) => [name, name]));
  const code =
    bySchema.size === 0
      ? ''
      : withoutErrors(withoutRequires(standalone(ajv, names))).replaceAll('export const answer', 'const answer');
  return `${code}\nexport const validators = {\n${table.join('\n')}\n};\n`;
}
