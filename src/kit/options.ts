import type { LocalizedText } from '#src/generated/campaign.ts';

export type { LocalizedText };

/** How a campaign may set one option of a kind, or one parameter of a rule or effect. */
export type OptionSchema =
  | { type: 'boolean'; default?: boolean; description?: string }
  | { type: 'string'; enum?: readonly string[]; default?: string; required?: true; description?: string }
  | { type: 'integer' | 'number'; default?: number; required?: true; description?: string }
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

const none = {};
const filled = new WeakMap<OptionSchemas, WeakMap<object, object>>();

/**
 * The given values with the defaults of the schemas filled in: the same object each time for the same values, since each
 * change on a page asks for those of all its fields and conditions. The values given must not change.
 */
export function withDefaults<O extends OptionSchemas>(schemas: O, given: object = none): OptionsOf<O> {
  const known = filled.get(schemas) ?? new WeakMap<object, object>();
  filled.set(schemas, known);
  let values = known.get(given);
  if (!values) {
    values = Object.freeze({ ...defaultsOf(schemas), ...given });
    known.set(given, values);
  }
  // Safe: campaign documents are validated against these schemas before they reach a page.
  return values as OptionsOf<O>;
}

const defaultsOf = (schemas: OptionSchemas) =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) =>
      'default' in schema && schema.default !== undefined ? [[name, schema.default] as const] : [],
    ),
  );
