import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { AnySchemaObject, ErrorObject, ValidateFunction } from 'ajv';
import type { Fault } from '#src/checker/finding.ts';
import { placeOf, valueOf } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import { schemaWords } from './schemaMessages.ts';
import type { NamesByTag } from './schemaMessages.ts';

const folder = new URL('../../../schemas/', import.meta.url);

/** Reads a schema of schemas/ by its path without the ending. */
export function readSchema(name: string): AnySchemaObject {
  // The files of this folder are JSON Schemas.
  return JSON.parse(readFileSync(new URL(`${name}.schema.json`, folder), 'utf8')) as AnySchemaObject;
}

/** The schemas a campaign document is checked by. */
export type CampaignSchemas = { answers: AnySchemaObject; campaign: AnySchemaObject; generated: AnySchemaObject[] };

export function storedSchemas(): CampaignSchemas {
  const generated = ['fields', 'conditions', 'checks', 'effects'].map((name) => readSchema(`generated/${name}`));
  return { answers: readSchema('answers'), campaign: readSchema('campaign'), generated };
}

function compile({ answers, campaign, generated }: CampaignSchemas): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, discriminator: true });
  ajv.addSchema([answers, ...generated]);
  return ajv.compile(campaign);
}

type Pointer = readonly string[];

const pointerOf = (path: string): Pointer =>
  path === ''
    ? []
    : path
        .slice(1)
        .split('/')
        .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Errors that only tell that some alternative did not fit. */
const summaries = new Set(['anyOf', 'oneOf', 'if']);

const isIn = (outer: string, inner: string) => inner.startsWith(`${outer}/`);

/** Leaves out what only follows from another error: the alternatives that the value was never meant to be. */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const real = errors.filter(({ keyword, propertyName }) => !summaries.has(keyword) && propertyName === undefined);
  const at = (path: string) => real.filter(({ instancePath }) => instancePath === path);
  const isStated = ({ keyword, instancePath, data, params }: ErrorObject): boolean => {
    const others = at(instancePath);
    const isValue = others.some((other) => other.keyword === 'enum' && typeof other.data === 'string');
    const hasDeeper = real.some((other) => isIn(instancePath, other.instancePath));
    const hasTag = others.some((other) => other.params['tag'] === params['missingProperty']);
    if (keyword === 'type') return !hasDeeper && !isValue && !others.some((other) => other.keyword === 'discriminator');
    if (keyword === 'enum') return typeof data === 'string' || !others.some((other) => other.keyword === 'type');
    return keyword !== 'required' || !hasTag;
  };
  return real.filter(isStated);
}

/** Types that were expected at the same place are one error. */
function joined(errors: readonly ErrorObject[]): ErrorObject[] {
  const types = (path: string) => [
    ...new Set(errors.filter((error) => error.instancePath === path).flatMap(({ params }) => params['type'] ?? [])),
  ];
  const isFirst = (error: ErrorObject) =>
    errors.find((other) => other.keyword === 'type' && other.instancePath === error.instancePath) === error;
  return errors
    .filter((error) => error.keyword !== 'type' || isFirst(error))
    .map((error) => (error.keyword === 'type' ? { ...error, params: { type: types(error.instancePath) } } : error));
}

/** Gives the error of a wrong name the names that were allowed. */
function withNames(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors.map((error) => {
    if (error.keyword !== 'propertyNames') return error;
    const name = error.params['propertyName'];
    const inner = errors.find((other) => other.propertyName === name && other.params['allowedValues']);
    return { ...error, params: { ...error.params, ...inner?.params } };
  });
}

function placed(tree: Tree, error: ErrorObject, tags: NamesByTag): Fault {
  const { keyword, params, instancePath } = error;
  const path = pointerOf(instancePath);
  const message = schemaWords(error, tags);
  const key = params['additionalProperty'] ?? params['propertyName'];
  if (typeof key === 'string') return { at: placeOf(tree, [...path, key], true), message };
  if (keyword === 'discriminator') return { at: placeOf(tree, [...path, String(params['tag'])]), message };
  return { at: placeOf(tree, path, keyword === 'required'), message };
}

/** A check of documents by the schemas: every fault at its place, in words. */
export function schemaCheck(schemas: CampaignSchemas, tags: NamesByTag): (tree: Tree) => Fault[] {
  const validate = compile(schemas);
  return (tree) => {
    if (validate(valueOf(tree))) return [];
    return joined(telling(withNames(validate.errors ?? []))).map((error) => placed(tree, error, tags));
  };
}
