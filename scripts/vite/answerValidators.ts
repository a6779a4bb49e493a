import { Ajv } from 'ajv';
import type { AnySchemaObject } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';

/** What the compiled code would require at run time, written out. */
const written: readonly (readonly [string, string])[] = [
  ['require("ajv/dist/runtime/ucs2length").default', '((text) => Array.from(text).length)'],
];

function withoutRequires(code: string): string {
  const plain = written.reduce((text, [from, to]) => text.replaceAll(from, to), code);
  if (plain.includes('require('))
    throw new Error(`A validator still requires a module: ${plain.slice(plain.indexOf('require('))}`);
  return plain;
}

/** The schema with what it refers to written in place, and without words: nothing else of it reaches a page. */
function bare(node: unknown, definitions: AnySchemaObject): unknown {
  if (Array.isArray(node)) return node.map((item) => bare(item, definitions));
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return bare(definitions[String(node.$ref).replace('#/definitions/', '')], definitions);
  const isSchema = 'type' in node && typeof node.type === 'string';
  const kept = Object.entries(node).filter(([key]) => !isSchema || (key !== 'title' && key !== 'description'));
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value, definitions)]));
}

/**
 * ES module code that exports `validators`: one predicate per named answer, compiled by its schema.
 * Answers with equal schemas share one function.
 */
export function answerValidators({ properties, definitions }: AnySchemaObject, answers: readonly string[]): string {
  const bySchema = new Map<string, string>();
  const table = answers.map((answer) => {
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
      : withoutRequires(standalone(ajv, names)).replaceAll('export const answer', 'const answer');
  return `${code}\nexport const validators = {\n${table.join('\n')}\n};\n`;
}
