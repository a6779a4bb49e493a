import type { EffectMoment } from '#src/kit/effect.ts';
import type { OptionSchemas } from '#src/kit/options.ts';
import type { Json } from './json.ts';
import { alternative, oneOf } from './schemas/alternative.ts';

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
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const effectTitle = (name: string) => `${pascal(name)}Effect`;

/** What a step may list under `fields`: one alternative per kind, with its options. */
function fieldsSchema(kinds: Named<KindLike>): Json {
  const more = (kind: KindLike): Json => ({
    id: {
      type: 'string',
      pattern: '^[a-z][a-zA-Z0-9]*$',
      form: 'a word of letters and digits that begins with a small letter, as in homePhone',
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

/** A condition under `when`: one alternative per rule, with its parameters. */
function conditionsSchema(rules: Named<RuleLike>): Json {
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
function checksSchema(checks: Named<RuleLike>): Json {
  const alternatives = Object.entries(checks).map(([name, of]) =>
    alternative({ title: `${pascal(name)}Check`, name, tag: 'check', bag: 'params', of }, of.params),
  );
  return { $id: 'generated/checks.schema.json', $schema: draft, title: 'Check', ...oneOf('check', alternatives) };
}

/** The lists under `onEnter`, `onLeave` and `onAnswer`: each accepts the effects of its moment. */
function effectsSchema(effects: Named<EffectLike>, answers: readonly string[]): Json {
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
