import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { isPhone } from '#src/domain/phone.ts';
import { partOf, placeOf, textAt, valueOf } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import { readSchema } from '#src/checker/projectFiles.ts';
import type { Registries } from '#src/checker/registries.ts';
import { registrySchemas } from '#src/checker/registrySchemas.ts';
import { factsSchema } from '#src/checker/factsSchema.ts';
import { corrected } from '#src/checker/fixes.ts';
import { nearest } from '#src/checker/suggestion.ts';
import { knownNames, schemaCode, schemaMessage } from './schemaMessages.ts';

/**
 * Ajv alone, with the schemas of this project. Those of the registries are made here, not read: a name is known from the
 * moment it is registered. Compiled once for the same registries, which takes longer than a hundred checks.
 */
export const schemaValidator = onceFor((registries: Registries): ValidateFunction => {
  const answers = readSchema('answers');
  // To make the code shorter takes half as long again as to make it, and saves nothing over some dozens of documents.
  const code = { optimize: false };
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    discriminator: true,
    strictNumbers: true,
    formats: { phone: (text: string) => isPhone(text) },
    code,
  });
  ajv.addSchema([
    answers,
    factsSchema(readSchema('api')),
    ...Object.values(registrySchemas(registries, Object.keys(answers['properties']))),
  ]);
  return ajv.compile(readSchema('campaign'));
});

/** Product constant: errors that are looked at; each is compared with each other one. */
const MOST_ERRORS = 500;

const pointerPath = (pointer: string): readonly string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Errors that only state that no alternative fitted. */
const summaries = new Set(['anyOf', 'oneOf', 'if']);

const isIn = (outer: string, inner: string) => inner.startsWith(`${outer}/`);

/** Leaves out errors that only follow from another one: of alternatives that the value was not meant to be. */
function causesOf(errors: readonly ErrorObject[]): ErrorObject[] {
  const real = errors.filter(({ keyword, propertyName }) => !summaries.has(keyword) && propertyName === undefined);
  const at = (path: string) => real.filter(({ instancePath }) => instancePath === path);
  const isCause = ({ keyword, instancePath, data, params }: ErrorObject): boolean => {
    const others = at(instancePath);
    const isValue = others.some((other) => other.keyword === 'enum' && typeof other.data === 'string');
    const hasDeeper = real.some((other) => isIn(instancePath, other.instancePath));
    const hasTag = others.some((other) => other.params['tag'] === params['missingProperty']);
    // An alternative of the right type found something else there.
    const hasFitting = others.some((other) => !['type', 'enum', 'const'].includes(other.keyword));
    if (keyword === 'type') return !hasDeeper && !isValue && !hasFitting;
    if (keyword === 'enum') return typeof data === 'string' || !others.some((other) => other.keyword === 'type');
    return keyword !== 'required' || !hasTag;
  };
  return real.filter(isCause);
}

/** Joins the types that were expected at the same place into one error. */
function oneForTypes(errors: readonly ErrorObject[]): ErrorObject[] {
  const types = (path: string) => [
    ...new Set(errors.filter((error) => error.instancePath === path).flatMap(({ params }) => params['type'] ?? [])),
  ];
  const isFirst = (error: ErrorObject) =>
    errors.find((other) => other.keyword === 'type' && other.instancePath === error.instancePath) === error;
  return errors
    .filter((error) => error.keyword !== 'type' || isFirst(error))
    .map((error) => (error.keyword === 'type' ? { ...error, params: { type: types(error.instancePath) } } : error));
}

/** Adds the names that were allowed to the error of a wrong name. */
function withNames(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors.map((error) => {
    if (error.keyword !== 'propertyNames') return error;
    const name = error.params['propertyName'];
    const inner = errors.find((other) => other.propertyName === name && other.params['allowedValues']);
    return { ...error, params: { ...error.params, ...inner?.params } };
  });
}

/** Leaves out what is only missing because its name was misspelt: the name that is not known says which was meant. */
function withoutMisspelt(errors: readonly ErrorObject[], registries: Registries): ErrorObject[] {
  const meant = new Set(
    errors.flatMap((error) => {
      const written = error.params['additionalProperty'];
      const right = typeof written === 'string' ? nearest(written, knownNames(error, registries)) : undefined;
      return right === undefined ? [] : [`${error.instancePath}/${right}`];
    }),
  );
  const isMisspelt = ({ keyword, instancePath, params }: ErrorObject) =>
    keyword === 'required' && meant.has(`${instancePath}/${params['missingProperty']}`);
  return errors.filter((error) => !isMisspelt(error));
}

/** The names of properties that are not known there. */
const unknownNames = (errors: readonly ErrorObject[]) =>
  new Set(
    errors.flatMap(({ keyword, params }) => (keyword === 'propertyNames' ? [String(params['propertyName'])] : [])),
  );

/** Leaves out references to a step whose name is unknown: the name of the step is the cause. */
function withoutFollowing(errors: readonly ErrorObject[]): ErrorObject[] {
  const unknown = unknownNames(errors);
  return errors.filter(({ keyword, data }) => keyword !== 'enum' || typeof data !== 'string' || !unknown.has(data));
}

function findingOf(tree: Tree, error: ErrorObject, registries: Registries): Finding {
  const { keyword, params, instancePath } = error;
  const path = pointerPath(instancePath);
  const [code, message] = [schemaCode(error, registries), schemaMessage(error, path, registries)];
  const known = knownNames(error, registries);
  const key = params['additionalProperty'] ?? params['propertyName'];
  if (typeof key === 'string') {
    const [at, object] = [placeOf(tree, [...path, key], true), partOf(tree, path)];
    const taken = object?.kind === 'object' ? [...object.members.keys()] : [];
    return { code, at, message, ...corrected(at, key, known, taken) };
  }
  const named = keyword === 'discriminator' ? [...path, String(params['tag'])] : path;
  const at = placeOf(tree, named, keyword === 'required');
  const written = textAt(tree, ...named.map(String));
  return { code, at, message, ...(written !== undefined && corrected(at, written, known)) };
}

/** Checks documents by the schemas of this project and its registries; each finding is in words, at its place. */
export function schemaCheck(registries: Registries): (tree: Tree) => Finding[] {
  const validate = schemaValidator(registries);
  return (tree) => {
    if (validate(valueOf(tree))) return [];
    const all = validate.errors ?? [];
    const errors = all.slice(0, MOST_ERRORS);
    const causes = withoutMisspelt(withoutFollowing(causesOf(withNames(errors))), registries);
    const findings = oneForTypes(causes).map((error) => findingOf(tree, error, registries));
    const last = findings.at(-1);
    if (all.length <= MOST_ERRORS || !last) return findings;
    return findings.with(findings.length - 1, {
      ...last,
      message: `${last.message}; what is wrong behind it is told once this is mended`,
    });
  };
}
