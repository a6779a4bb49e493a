import type { ErrorObject } from 'ajv';
import type { Code } from '#src/checker/codes.ts';
import { namesByTag } from '#src/checker/registries.ts';
import type { Registries } from '#src/checker/registries.ts';
import { isObject } from '#src/checker/json.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { suggestion } from '#src/checker/suggestion.ts';

/** A number too large for any is written as what it is read as. */
const shown = (value: unknown) =>
  typeof value === 'number' ? String(value) : (JSON.stringify(value)?.slice(0, 60) ?? 'nothing');

/** What a value is to be, by its type in the schema. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object in braces { }',
  array: 'a list in brackets [ ]',
};

function foundWords(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return `${typeWords[Array.isArray(value) ? 'array' : 'object']}: ${shown(value)}`;
  if (typeof value === 'string') return `the text ${shown(value)}`;
  return typeof value === 'number' ? `the number ${shown(value)}` : shown(value);
}

/** Product constant: names that are listed where none is similar; there are as many steps. */
const MOST_SHOWN = 40;

function known(names: readonly string[]): string {
  return names.length > MOST_SHOWN || names.length === 0 ? '' : `; known: ${names.join(', ')}`;
}

function unknownName(name: string, names: readonly string[], what = 'is not known here'): string {
  return `"${name}" ${what}${suggestion(name, names) || known(names)}`;
}

/** Product constant: values of which all are shown beside the one that may be meant, as another one may be, too. */
const FEW = 5;

function unknownValue(value: string, values: readonly string[]): string {
  const what = `is not one of the ${values.length} values allowed here`;
  return values.length > FEW
    ? unknownName(value, values, what)
    : `"${value}" ${what}${known(values)}${suggestion(value, values)}`;
}

const names = (values: unknown) => (Array.isArray(values) ? values.map(String) : []);

/** How to say what other languages say by these words. */
const otherWords: Readonly<Record<string, string>> = {
  or: 'where one of several is enough, write a case or a field for each',
  any: 'where one of several is enough, write a case or a field for each',
  and: 'where all must hold, write a list of them',
  all: 'where all must hold, write a list of them',
  not: 'for the opposite of a rule, write `"is": false` beside it',
};

function otherLogic(data: unknown): string {
  const word = Object.keys(Object(data)).find((name) => Object.hasOwn(otherWords, name));
  return word === undefined ? '' : `: ${otherWords[word]}`;
}

/** Of a kind, rule, check or effect that is not registered, or of an effect that is registered for other moments. */
function tagMessage(error: ErrorObject, path: readonly string[], registries: Registries): string {
  const { params, data } = error;
  const tag = String(params['tag']);
  if (params['error'] !== 'mapping') return `"${tag}" is missing${tag === 'rule' ? otherLogic(data) : ''}`;
  const name = String(params['tagValue'] ?? shown(data));
  const moment = path.findLast((part) => /^on[A-Z]/.test(part)) ?? '';
  const effect = tag === 'effect' && Object.hasOwn(registries.effects, name) ? registries.effects[name] : undefined;
  if (effect) return `The effect "${name}" cannot be under "${moment}", only under ${effect.moments.join(' or ')}`;
  return unknownName(name, knownNames(error, registries), `is not a registered ${tag}`);
}

/** Codes by keyword of the schema; every other keyword but `discriminator` is about the form of a value. */
const codeOf: Readonly<Record<string, Code>> = {
  additionalProperties: 'C010',
  propertyNames: 'C010',
  required: 'C011',
  type: 'C012',
  enum: 'C013',
};

/** The code of an error of the schema. */
export function schemaCode({ keyword, params }: ErrorObject, { effects }: Registries): Code {
  if (keyword !== 'discriminator') return codeOf[keyword] ?? 'C016';
  if (params['error'] !== 'mapping') return 'C011';
  return Object.hasOwn(effects, String(params['tagValue'])) ? 'C015' : 'C014';
}

/** The names or values that would have been right; none for an error that is about another thing. */
export function knownNames(
  { keyword, params, parentSchema = {} }: ErrorObject,
  registries: Registries,
): readonly string[] {
  if (keyword === 'additionalProperties') return Object.keys(parentSchema['properties'] ?? {});
  if (keyword === 'discriminator') return namesByTag(registries)[String(params['tag'])] ?? [];
  return names(params['allowedValues']);
}

const counted = (limit: unknown, one: string, many: string) => `${Number(limit)} ${limit === 1 ? one : many}`;

/** How days are written, in every schema. */
const day = String.raw`^\d{4}-\d{2}-\d{2}$`;

/** What is said of a value whose form is wrong, by keyword of the schema. */
const formMessages: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: (limit) => `is too short: write at least ${counted(limit, 'character', 'characters')}`,
  maxLength: (limit) => `is too long: write at most ${counted(limit, 'character', 'characters')}`,
  minimum: (limit) => `is too small: the least is ${Number(limit)}`,
  maximum: (limit) => `is too large: the most is ${Number(limit)}`,
  minItems: (limit) => `has too few entries: write at least ${Number(limit)}`,
  maxItems: (limit) => `has too many entries: write at most ${Number(limit)}`,
  minProperties: (limit) => `is empty: write at least ${Number(limit)}`,
  uniqueItems: () => 'has an entry twice',
};

/** What the schema calls the form of a value where it does not have it: in words, else as an expression. */
function formOf({ keyword, params, parentSchema = {} }: ErrorObject): string | undefined {
  const { form } = parentSchema;
  if (typeof form === 'string' && ['pattern', 'format', 'not'].includes(keyword)) return `is not ${form}`;
  if (keyword !== 'pattern') return undefined;
  const pattern = String(params['pattern']);
  return pattern === day ? 'is not a day such as 2027-01-31' : `does not have the form ${pattern}`;
}

/** How to take back an inherited value that null does not: by a list of nothing, or the value that holds where nothing is written. */
function takenBack(types: readonly string[], { default: usual }: Readonly<Record<string, unknown>>): string {
  if (types.includes('array')) return '; for none write []';
  return usual === undefined
    ? ', which takes nothing away here: leave it out, or write what is to stand in its place'
    : `; to take an inherited one back write ${shown(usual)}`;
}

const missing = (name: string) =>
  `"${name}" is missing${name === sourceLocale ? ': each text needs its English, which is shown where a translation lacks' : ''}`;

/** What an error of the schema means, with what was expected and the nearest valid name. */
export function schemaMessage(error: ErrorObject, path: readonly string[], registries: Registries): string {
  const { keyword, params, data, parentSchema = {}, message = 'is not valid' } = error;
  const right = knownNames(error, registries);
  switch (keyword) {
    case 'additionalProperties':
      return unknownName(String(params['additionalProperty']), right);
    case 'propertyNames':
      return unknownName(String(params['propertyName']), right);
    case 'required':
      return missing(String(params['missingProperty']));
    case 'discriminator':
      return tagMessage(error, path, registries);
    case 'enum':
      return unknownValue(String(data), right);
    case 'type': {
      const types = names([params['type']].flat());
      const found = data === null ? `null${takenBack(types, parentSchema)}` : foundWords(data);
      const wanted = types.flatMap((type) => typeWords[type] ?? []);
      return `Expected ${wanted.join(' or ') || 'null'}, found ${found}`;
    }
    default:
      return `${isObject(data) ? 'This' : shown(data)} ${formOf(error) ?? formMessages[keyword]?.(params['limit']) ?? message}`;
  }
}
