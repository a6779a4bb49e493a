import { sourceLocale } from '#src/generated/locales.ts';
import { apiBasePath, idempotencyHeader, services, type Service } from '#src/api/services.ts';
import type { Brand } from '#src/domain/brands/index.ts';
import { escaped, htmlPage } from '#src/server/pages/html.ts';
import leadEvent from '#schemas/leadEvent.schema.json' with { type: 'json' };
import leadStateEvent from '#schemas/leadStateEvent.schema.json' with { type: 'json' };
import answers from '#schemas/answers.schema.json' with { type: 'json' };
import api from '#schemas/api.schema.json' with { type: 'json' };
import { resolved, sampleOf, type Resolve, type Schema } from './sample.ts';

const files: Record<string, Schema> = { 'api.schema.json': api, 'answers.schema.json': answers };

const resolve: Resolve = (ref) => {
  const [file, pointer = ''] = ref.split('#/');
  const [within, name = ''] = pointer.split('/');
  const schema = files[file || 'api.schema.json'];
  const found = (within === 'definitions' ? schema?.definitions : schema?.properties)?.[name];
  if (!found) throw new Error(`The schema ${ref} is missing.`);
  return found;
};

const json = (value: unknown) => escaped(JSON.stringify(value, null, 2));

/** Calls that name their attempt. */
const keyed: readonly string[] = ['createLead', 'updateLead', 'sendConsent'];

function fieldsOf(call: string, part: 'params' | 'query', schema: Schema): string {
  const { properties = {}, required = [] } = resolved(schema, resolve);
  return Object.entries(properties)
    .map(([name, one]) => {
      const { description = '', enum: values, type } = resolved(one, resolve);
      const hint = [description, values?.join(', ') ?? type].filter(Boolean).join(' ');
      const id = escaped(`${call}-${part}-${name}`);
      const must = required.includes(name) ? ' required' : '';
      return `<p><label for="${id}"><code>${escaped(name)}</code> ${must} <small>${escaped(hint)}</small></label><br>
<input id="${id}" data-part="${part}" name="${escaped(name)}"${must}></p>`;
    })
    .join('\n');
}

function bodyOf(call: string, schema: Schema): string {
  return `<p><label for="${call}-body">Body</label><br>
<textarea id="${call}-body" data-part="body" rows="10" spellcheck="false">${json(sampleOf(schema, resolve))}</textarea></p>
<details><summary>Schema of the body</summary><pre>${json(resolved(schema, resolve))}</pre></details>`;
}

function callOf(call: string, { method, path }: Service): string {
  const { description = '', host = 'api', properties = {} } = (api as Schema).properties?.[call] ?? {};
  const { params, query, body, reply = {} } = properties;
  const key = keyed.includes(call)
    ? `<p><label for="${call}-key">${idempotencyHeader}</label><br><input id="${call}-key" data-part="key"></p>`
    : '';
  return `<details id="${call}">
<summary><code>${method} ${apiBasePath}${path}</code> ${call}</summary>
<p>${escaped(description)}${host === 'api' ? '' : ` Host: <code>${host}</code>.`}</p>
<form data-method="${method}" data-path="${apiBasePath}${path}">
${params ? fieldsOf(call, 'params', params) : ''}
${query ? fieldsOf(call, 'query', query) : ''}
${key}
${body ? bodyOf(call, body) : ''}
<p><button>Send</button></p>
<output></output>
</form>
<details><summary>Schema of the reply</summary><pre>${json(resolved(reply, resolve))}</pre></details>
</details>`;
}

type EventSchema = {
  description: string;
  examples: readonly { type: string }[];
  properties: { schemaVersion: { const: number } };
};

/** What is sent to the lead receiver, or comes from it, by its schema. */
const eventsPart = (id: string, title: string, schema: EventSchema) => `<h2 id="${id}">${title}</h2>
<p>${escaped(schema.description)}</p>
${schema.examples.map((example) => `<details><summary>Example of <code>${escaped(example.type)}</code></summary><pre>${json(example)}</pre></details>`).join('\n')}
<details><summary>Schema of an event, version ${schema.properties.schemaVersion.const}</summary><pre>${json(schema)}</pre></details>`;

/** Every call with its schemas and a form to try it. Generated from the service table and the schemas. */
export function docsPage(brand: Brand): string {
  const calls = Object.entries<Service>(services).map(([call, service]) => callOf(call, service));
  return htmlPage({
    language: sourceLocale,
    brand,
    title: 'Calls of the server',
    styles: ['form', 'apiDocs'],
    head: '<meta name="robots" content="noindex">\n<script type="module" src="/api-docs/page.js"></script>',
    body: `<main>
<h1>Calls of the server</h1>
<p>Shown in development only. Forms send real requests to this server, with the session of this browser.</p>
${calls.join('\n')}
${eventsPart('events', 'Events to the lead receiver', leadEvent)}
${eventsPart('reports', 'Reports of the lead receiver', leadStateEvent)}
</main>`,
  });
}
