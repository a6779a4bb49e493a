import type { Json } from '#src/checker/json.ts';

/** Types that those of a campaign import from the types of the answers instead of declaring them again. */
export const sharedTypes = ['Answers', 'CountryCode', 'Locale'];

const roots: Record<string, string> = { answers: 'Answers', fields: 'Field', conditions: 'Condition', checks: 'Check' };

function local(ref: string): Json {
  const [file = '', pointer = ''] = ref.split('#');
  const base = file.replace(/^.*\//, '').replace('.schema.json', '');
  const name = pointer.split('/').at(-1) || roots[base] || '';
  if (base === 'answers') return { tsType: name };
  // The check looks into it; what it is then is typed by the proof.
  return base === 'facts' ? { type: 'object' } : { $ref: `#/definitions/${name}` };
}

const left = new Set(['$id', '$schema', 'discriminator', 'if', 'then']);

function localRefs(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(localRefs);
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return local(String(node.$ref));
  const kept = Object.entries(node).filter(([key]) => !left.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, localRefs(value)]));
}

export type Schemas = { campaign: Json; fields: Json; conditions: Json; checks: Json; effects: Json };

/**
 * The campaign schema and those of the registries as a single document, so that no type is made twice.
 * Keys beside a reference, and keys that no type can express, are left out.
 */
export function typesSchema({ campaign, fields, conditions, checks, effects }: Schemas): Json {
  const definitions = {
    // `definitions` of a schema is an object of schemas.
    ...(campaign['definitions'] as Json),
    ...(effects['definitions'] as Json),
    Field: fields,
    Condition: conditions,
    Check: checks,
  };
  // An object goes in, so an object comes out.
  return localRefs({ ...campaign, definitions }) as Json;
}
