import type { EffectMoment } from '#src/kit/effect.ts';
import type { OptionSchemas, OptionSchema } from '#src/kit/options.ts';
import type { Json } from './json.ts';

type Named<T> = Readonly<Record<string, T>>;
type Described = { description: string };
type KindLike = Described & { options: OptionSchemas; requiredByDefault: boolean };
type RuleLike = Described & { params: OptionSchemas };
type EffectLike = RuleLike & { moments: readonly EffectMoment[] };

/** What the schemas need to know of the registries. */
export type SchemaRegistries = {
  kinds: Named<KindLike>;
  rules: Named<RuleLike>;
  checks: Named<RuleLike>;
  effects: Named<EffectLike>;
};

const draft = 'http://json-schema.org/draft-07/schema#';
const text = { $ref: '../campaign.schema.json#/definitions/LocalizedText' };

function optionSchema(option: OptionSchema): Json {
  const { type, ...rest } = Object.fromEntries(Object.entries(option).filter(([key]) => key !== 'required'));
  if (type === 'text') return { ...rest, ...text };
  if (type === 'texts') return { ...rest, type: 'array', minItems: 1, items: text };
  return { type, ...rest };
}

function optionsSchema(options: OptionSchemas): Json {
  const names = Object.keys(options);
  const required = names.filter((name) => 'required' in (options[name] ?? {}));
  return {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(Object.entries(options).map(([name, schema]) => [name, optionSchema(schema)])),
  };
}

type Alternative = { title: string; name: string; tag: string; bag: 'options' | 'params'; of: Described; more?: Json };

function alternative({ title, name, tag, bag, of, more = {} }: Alternative, options: OptionSchemas): Json {
  const schema = optionsSchema(options);
  return {
    title,
    description: of.description,
    type: 'object',
    additionalProperties: false,
    required: [tag, ...(schema['required'] ? [bag] : [])],
    properties: {
      [tag]: { type: 'string', const: name, description: of.description },
      ...(Object.keys(options).length > 0 && { [bag]: schema }),
      ...more,
    },
  };
}

/** One of the alternatives, told apart by `tag`; without any, nothing is valid. */
function oneOf(tag: string, alternatives: Json[]): Json {
  if (alternatives.length === 0) return { not: {} };
  return { type: 'object', required: [tag], discriminator: { propertyName: tag }, oneOf: alternatives };
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const effectTitle = (name: string) => `${pascal(name)}Effect`;

/** What a step may list under `fields`: one alternative per kind, with its options. */
export function fieldsSchema(kinds: Named<KindLike>): Json {
  const more = (kind: KindLike): Json => ({
    id: {
      type: 'string',
      pattern: '^[a-z][a-zA-Z0-9]*$',
      description: 'Unique in the step. Default: the kind, its first letter lower.',
    },
    required: { type: 'boolean', default: kind.requiredByDefault, description: 'Whether it must be answered.' },
    when: { $ref: '../campaign.schema.json#/definitions/When' },
    checks: { $ref: '../campaign.schema.json#/definitions/Checks' },
  });
  const alternatives = Object.entries(kinds).map(([name, of]) =>
    alternative({ title: `${name}Field`, name, tag: 'kind', bag: 'options', of, more: more(of) }, of.options),
  );
  return { $id: 'generated/fields.schema.json', $schema: draft, title: 'Field', ...oneOf('kind', alternatives) };
}

/** What stands under `when`: one alternative per rule, with its parameters. */
export function conditionsSchema(rules: Named<RuleLike>): Json {
  const is = { type: 'boolean', default: true, description: 'false asks for the opposite.' };
  const alternatives = Object.entries(rules).map(([name, of]) =>
    alternative({ title: `${pascal(name)}Condition`, name, tag: 'rule', bag: 'params', of, more: { is } }, of.params),
  );
  return {
    $id: 'generated/conditions.schema.json',
    $schema: draft,
    title: 'Condition',
    ...oneOf('rule', alternatives),
  };
}

/** What a field may list under `checks`: one alternative per check, with its parameters. */
export function checksSchema(checks: Named<RuleLike>): Json {
  const alternatives = Object.entries(checks).map(([name, of]) =>
    alternative({ title: `${pascal(name)}Check`, name, tag: 'check', bag: 'params', of }, of.params),
  );
  return { $id: 'generated/checks.schema.json', $schema: draft, title: 'Check', ...oneOf('check', alternatives) };
}

/** What stands under `onEnter`, `onLeave` and `onAnswer`: the effects that may be named there. */
export function effectsSchema(effects: Named<EffectLike>, answers: readonly string[]): Json {
  const all = Object.entries(effects);
  const at = (moment: EffectMoment): Json => ({
    type: 'array',
    items: oneOf(
      'effect',
      all
        .filter(([, of]) => of.moments.includes(moment))
        .map(([name]) => ({ $ref: `#/definitions/${effectTitle(name)}` })),
    ),
  });
  const each = all.map(([name, of]) => [
    effectTitle(name),
    alternative({ title: effectTitle(name), name, tag: 'effect', bag: 'params', of }, of.params),
  ]);
  const answered = { title: 'AnswerEffects', ...at('onAnswer') };
  const properties = Object.fromEntries(answers.map((name) => [name, { $ref: '#/definitions/AnswerEffects' }]));
  return {
    $id: 'generated/effects.schema.json',
    $schema: draft,
    title: 'Effects',
    type: 'object',
    definitions: {
      OnEnter: { title: 'OnEnter', ...at('onEnter') },
      OnLeave: { title: 'OnLeave', ...at('onLeave') },
      AnswerEffects: answered,
      OnAnswer: { title: 'OnAnswer', type: 'object', additionalProperties: false, properties },
      ...Object.fromEntries(each),
    },
  };
}

/** The schemas of everything that a campaign uses by name; `answers` are the names that `onAnswer` accepts. */
export function registrySchemas(
  { kinds, rules, checks, effects }: SchemaRegistries,
  answers: readonly string[],
): Record<'fields' | 'conditions' | 'checks' | 'effects', Json> {
  return {
    fields: fieldsSchema(kinds),
    conditions: conditionsSchema(rules),
    checks: checksSchema(checks),
    effects: effectsSchema(effects, answers),
  };
}
