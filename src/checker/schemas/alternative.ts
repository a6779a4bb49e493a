import type { Json } from '#src/checker/json.ts';
import type { OptionSchema, OptionSchemas } from '#src/kit/options.ts';

const text = { $ref: '../campaign.schema.json#/definitions/LocalizedText' };

function optionSchema(option: OptionSchema): Json {
  const { type, ...rest } = Object.fromEntries(Object.entries(option).filter(([key]) => key !== 'required'));
  if (type === 'text') return { ...rest, ...text };
  if (type === 'texts') return { ...rest, type: 'array', minItems: 1, items: text };
  // What must be there says something.
  const isWord = type === 'string' && 'required' in option && !('enum' in option);
  return { type, ...rest, ...(isWord && { minLength: 1 }) };
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

/** One name of a registry as a schema: `tag` is the property that names it, `bag` the one with its options. */
export type Alternative = {
  title: string;
  name: string;
  tag: string;
  bag: 'options' | 'params';
  of: { description: string };
  more?: Json;
};

/** The schema of what names one entry of a registry: the name itself, its options, and `more` properties. */
export function alternative({ title, name, tag, bag, of, more = {} }: Alternative, options: OptionSchemas): Json {
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

/** One of the alternatives, by the value of `tag`; without any alternative nothing is valid. */
export function oneOf(tag: string, alternatives: Json[]): Json {
  if (alternatives.length === 0) return { not: {} };
  return { type: 'object', required: [tag], discriminator: { propertyName: tag }, oneOf: alternatives };
}
