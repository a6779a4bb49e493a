import type { Json } from '#src/checker/json.ts';
import { SchemaError } from './schemaError.ts';

type Call = { call?: unknown; host?: unknown; properties: object };

/** The calls by name. Throws for one that does not say where it is and who answers it. */
function callsOf(api: Json): [name: string, call: Call][] {
  // The schema of the calls has one property for each.
  const calls = Object.entries(api['properties'] as Record<string, Call>);
  for (const [name, { call, host }] of calls)
    if (!/^(GET|POST|PUT) \/\S+$/.test(String(call)) || typeof host !== 'string')
      throw new SchemaError('api', `${name} needs a "call" such as "GET /path", and a "host".`);
  return calls;
}

/** The schema of the calls with each of them required. */
export const withEveryCall = (api: Json): Json => ({ ...api, required: callsOf(api).map(([name]) => name) });

/** The module that says where each call is and which parts its input has. */
export function servicesModule(api: Json): string {
  const rows = callsOf(api).map(([name, { call, properties }]) => {
    const [method, path] = String(call).split(' ');
    const parts = Object.keys(properties).filter((part) => part !== 'reply');
    const listed = parts.map((part) => `'${part}'`).join(', ');
    return `  ${name}: { method: '${method}', path: '${path}', parts: [${listed}] },`;
  });
  return `// Generated from schemas/api.schema.json, never edited.

/** Method, address and parts of the input of every call. */
export const services = {
${rows.join('\n')}
} as const;
`;
}
