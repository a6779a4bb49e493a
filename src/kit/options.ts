import type { LocalizedText } from '#src/generated/campaign.ts';

export type { LocalizedText };

/** How a campaign may set one option of a kind, or one parameter of a rule or effect. */
export type OptionSchema =
  | { type: 'boolean'; default?: boolean; description?: string }
  | {
      type: 'string';
      enum?: readonly string[];
      default?: string;
      required?: true;
      description?: string;
      pattern?: string;
      /** A phone number by the numbering plans of the supported countries. */
      format?: 'phone';
      /** What `pattern` or `format` asks for, in words. */
      form?: string;
    }
  | {
      type: 'integer' | 'number';
      default?: number;
      required?: true;
      description?: string;
      minimum?: number;
      maximum?: number;
    }
  | { type: 'text'; required?: true; description?: string }
  | { type: 'texts'; required?: true; description?: string };

/** The options of a kind, or the parameters of a rule, check or effect, by name. */
export type OptionSchemas = Readonly<Record<string, OptionSchema>>;

/** The schemas of what has no options. */
export type NoOptions = Readonly<Record<string, never>>;

type Value<S extends OptionSchema> = S extends { type: 'boolean' }
  ? boolean
  : S extends { type: 'string'; enum: readonly (infer E)[] }
    ? E
    : S extends { type: 'string' }
      ? string
      : S extends { type: 'text' }
        ? LocalizedText
        : S extends { type: 'texts' }
          ? readonly LocalizedText[]
          : number;

type Present<O extends OptionSchemas> = {
  [K in keyof O]: O[K] extends { default: unknown } | { required: true } ? K : never;
}[keyof O];

/** The values an author of a kind receives: options with a default, or required, are always there. */
export type OptionsOf<O extends OptionSchemas> = { readonly [K in Present<O>]: Value<O[K]> } & {
  readonly [K in Exclude<keyof O, Present<O>>]?: Value<O[K]>;
};

const filled = new WeakMap<object, object>();

/**
 * The given values with the defaults of the schemas filled in: the same object each time for the same values, since each
 * change on a page asks for those of all its fields and conditions. The values given are of these schemas alone, and must
 * not change.
 */
export function withDefaults<O extends OptionSchemas>(schemas: O, given?: object): OptionsOf<O> {
  const key = given ?? schemas;
  let values = filled.get(key);
  if (!values) {
    const defaults: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(schemas))
      if ('default' in schema && schema.default !== undefined) defaults[name] = schema.default;
    values = { ...defaults, ...given };
    filled.set(key, values);
  }
  // Safe: campaign documents are validated against these schemas before they reach a page.
  return values as OptionsOf<O>;
}
