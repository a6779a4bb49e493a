import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type Options } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '#src/api/call.ts';
import { schemaKeywords } from '#src/api/schemaKeywords.ts';
import type { InputPart } from '#src/api/services.ts';
import { Refusal, invalid } from './refusal.ts';

const schemaFolder = new URL('../../../schemas/', import.meta.url);
/** The files of this folder are schemas with definitions; Ajv checks them against the schema of schemas. */
type SchemaFile = { $id: string; definitions: object; properties: object };
const schemaOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`${name}.schema.json`, schemaFolder), 'utf8')) as SchemaFile;

const { $id, definitions, properties } = schemaOf('api');
const schemas = [
  schemaOf('answers'),
  // The calls stand among its definitions: whoever names a part of a schema has Ajv compile all that its whole asks for.
  { $id, definitions: { ...definitions, calls: { properties } } },
];

function ajvWith(options: Options): Ajv {
  const ajv = new Ajv({ strict: true, allErrors: false, ...options });
  ajv.addVocabulary(schemaKeywords);
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

/** Bodies are validated as they are. Addresses are text, so their numbers and lists are coerced. */
const ofBodies = ajvWith({ removeAdditional: false, coerceTypes: false });
const ofAddresses = ajvWith({ removeAdditional: false, coerceTypes: 'array' });

type PartSchema = { $ref: string };
const partSchemas = new Map<string, PartSchema>();

/** The schema of one part of a call: the same object each time, which Ajv therefore compiles once. */
export function partSchema(name: CallName, part: InputPart | 'reply'): PartSchema {
  const $ref = `api.schema.json#/definitions/calls/properties/${name}/properties/${part}`;
  const known = partSchemas.get($ref) ?? { $ref };
  partSchemas.set($ref, known);
  return known;
}

/** Replies of partners: fields that we do not know are removed. */
const ofPartners = ajvWith({ removeAdditional: true, coerceTypes: false });

/** A function that evaluates a value against the schema of a part of a call. It removes unknown fields from replies. */
export function matchesSchema(name: CallName, part: InputPart | 'reply' = 'reply'): (value: unknown) => boolean {
  const validate = (part === 'reply' ? ofPartners : ofBodies).compile(partSchema(name, part));
  return (value) => validate(value);
}

/** What is wrong with how a body is packed: we unpack none, so that a small one cannot become a large one. */
function encodingProblem(encoding: string | undefined): Refusal | undefined {
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return undefined;
  const message = 'Send the body as it is, without compression.';
  return new Refusal(415, { error: 'mediaType', message, field: 'Content-Encoding' });
}

/** Validates with the schemas of the calls, refusing unknown keys, and characters that no text column can store. */
export function addValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const validate = (httpPart === 'body' ? ofBodies : ofAddresses).compile(schema);
    return (data: unknown) => {
      if (!validate(data)) return { error: refusalOf(validate.errors?.[0]) };
      const endless = httpPart === 'body' ? undefined : endlessIn(data);
      return endless === undefined ? { value: data } : { error: endless };
    };
  });
  app.addHook('preParsing', (request, reply, _body, done) => {
    const problem = encodingProblem(request.headers['content-encoding']);
    if (problem) reply.header('accept-encoding', 'identity');
    done(problem);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    done(request.routeOptions.config.isOpaque ? depthProblem(request.body) : textProblem(request));
  });
}

/** What is wrong with a value, by the first error of its schema, naming the field. */
export function refusalOf(error: ErrorObject | undefined): Refusal {
  if (!error) return new Refusal(400, { error: 'invalid', message: 'The request cannot be used.' });
  const parent = error.instancePath.slice(1).replaceAll('/', '.');
  const within = (key: string) => (parent ? `${parent}.${key}` : key);
  if (error.keyword === 'additionalProperties') {
    const field = within(String(error.params['additionalProperty']).slice(0, 60));
    return invalid(field, `The field ${JSON.stringify(field)} is not known. Leave it out.`);
  }
  if (error.keyword === 'required') {
    const field = within(String(error.params['missingProperty']));
    return invalid(field, `The field ${field} is missing.`);
  }
  const field = parent || 'body';
  return invalid(field, `The field ${field} ${error.message ?? 'is not valid'}.`);
}

/** The validator reads a text such as `1e999` as a number without an end, which it holds against no bounds. */
function endlessIn(data: unknown): Refusal | undefined {
  // Parameters and queries are objects of values and of lists.
  const values = Object.entries(data as Record<string, unknown>).flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.map((one: unknown, index) => [`${key}.${index}`, one] as const)
      : [[key, value] as const],
  );
  const found = values.find(([, value]) => typeof value === 'number' && !Number.isFinite(value));
  return found && invalid(found[0], `The field ${found[0]} must be a finite number.`);
}

type Found = { value: unknown; path: string };
/** How deep a body may nest; the deepest of the schemas is 5. */
const MAX_DEPTH = 12;

/** The first text that has a NUL character or half a surrogate pair, or a body that nests too deep. */
function textProblem(request: FastifyRequest): Refusal | undefined {
  const open: Found[] = [request.params, request.query, request.body].map((value) => ({ value, path: '' }));
  for (let found = open.pop(); found; found = open.pop()) {
    const { value, path } = found;
    if (typeof value === 'string' && !isCleanText(value)) return notText(path);
    if (typeof value !== 'object' || value === null) continue;
    if (path.split('.').length > MAX_DEPTH) return nestsTooDeep;
    for (const [key, part] of Object.entries(value)) {
      if (!isCleanText(key)) return notText(path || 'body');
      open.push({ value: part, path: path ? `${path}.${key.slice(0, 60)}` : key.slice(0, 60) });
    }
  }
  return undefined;
}

/** How deep a body may nest that is stored as it is: browsers nest a page no deeper than 512 elements, of two levels each. */
const MAX_OPAQUE_DEPTH = 1500;

/** A body that no page has: written again as text it would take more of the stack than there is. */
function depthProblem(body: unknown): Refusal | undefined {
  if (body instanceof Uint8Array) return undefined;
  let level: unknown[] = [body];
  for (let depth = 0; depth < MAX_OPAQUE_DEPTH; depth += 1) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (level.length === 0) return undefined;
  }
  return nestsTooDeep;
}

const nestsTooDeep = invalid('body', 'The body nests too deep.');

const isCleanText = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const notText = (path: string) =>
  invalid(path, `The field ${JSON.stringify(path)} holds a character that is not text. Type it again.`);
