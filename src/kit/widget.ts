import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { Answers, CountryCode, Locale } from '#src/domain/facts.ts';
import type { CommonMessage } from '#src/i18n/locales/locale.ts';
import type { LocalizedText, OptionSchemas, OptionsOf } from './options.ts';
import type { Spec } from './spec.ts';
import type { Own } from './useOwnState.ts';

type Values = Readonly<Record<string, string | number>>;
type Drafts = Readonly<Record<string, string>>;
type Value<K extends keyof Answers> = Readonly<Partial<Pick<Answers, K>>>;

/** What every widget receives from the form. */
export type Props<K extends keyof Answers, O extends OptionSchemas, M extends string> = {
  /** Id of the field, unique in the page: the first control carries it, others `<id>-<control>`. */
  id: string;
  value: Value<K>;
  /** Texts as typed, by draft name. */
  drafts: Drafts;
  /** Stores answers (undefined clears one) and, beside them, texts as typed. */
  set: (answers: Partial<Pick<Answers, K>>, drafts?: Drafts) => void;
  /**
   * As `set`, for what its control shows by itself and nothing else of the field does: that is not rendered again for it
   * alone. Returns true, which tells the control, unless more was changed by it. A component that uses it reads `own`, and not `value` and `drafts`.
   */
  enter: (answers: Partial<Pick<Answers, K>>, drafts?: Drafts) => boolean;
  /** The answers and texts of the moment, for `useOwnState`. */
  own: Own<{ value: Value<K>; drafts: Drafts }>;
  /** To be called when focus leaves the field: an edited value is then checked. */
  leave: () => void;
  options: OptionsOf<O>;
  required: boolean;
  /** How its control is marked: as what must be answered, or by the word for what may stay empty. */
  marks: { required: true } | { optionalMark: string };
  /** The problem to show for the field (no name) or for one of its controls. */
  error: (control?: string) => ReactNode;
  /** A message of the kind in the page's language, `{name}` replaced by `values.name`. */
  t: (message: M | CommonMessage, values?: Values) => string;
  /** The same as an element that carries `lang` when it fell back to English. */
  T: FunctionComponent<{ message: M | CommonMessage; values?: Values }>;
  /** A text of the campaign in the page's language. */
  text: (text: LocalizedText) => ReactNode;
  locale: Locale;
  country: CountryCode;
};

/** The props of the component of a spec. */
export type WidgetProps<S> = S extends Spec<infer K, infer O, infer M> ? Props<K, O, M> : never;

/** A kind with its component, as a campaign's bundle contains it. */
export type Widget = { spec: Spec; Component: ComponentType<Props<keyof Answers, OptionSchemas, string>> };

/** Combines a spec and its component, whose props are typed by the spec. */
export function defineWidget<K extends keyof Answers, O extends OptionSchemas, M extends string>(
  spec: Spec<K, O, M>,
  Component: ComponentType<Props<K, O, M>>,
): Widget {
  // Safe: the form passes each component the answers, options and messages of its own spec.
  return { spec, Component } as unknown as Widget;
}
