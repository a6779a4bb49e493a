import { Fragment, type ReactNode } from 'react';
import type { LocalizedText } from '#src/kit/options.ts';
import type { Text, Texts, Values } from '#src/i18n/texts.ts';
import type { FieldDefinition } from './fieldDefinition.ts';

/** A text as an element: plain, or marked with its language where it fell back to English. */
export function marked({ text, lang }: Text): ReactNode {
  return lang ? <span lang={lang}>{text}</span> : <Fragment>{text}</Fragment>;
}

/** The texts of one field: those of its campaign for this very field, then for its kind, then the common ones. */
export function fieldTexts(texts: Texts, step: string, field: FieldDefinition) {
  const placeOf = new Map<string, { namespace: string; keys: string | readonly string[] }>();
  const place = (message: string) => {
    const keys = [`${step}.${field.id}.${message}`, message];
    const isOwn = !texts.has('common', message) || keys.some((key) => texts.has(field.kind, key));
    return isOwn ? { namespace: field.kind, keys } : { namespace: 'common', keys: message };
  };
  const find = (message: string, values?: Values): Text => {
    // The texts of a kind are there before its first field, so that where a message stands does not change.
    const { namespace, keys } = placeOf.get(message) ?? place(message);
    placeOf.set(message, { namespace, keys });
    return texts.get(namespace, keys, values);
  };
  return {
    find,
    t: (message: string, values?: Values) => find(message, values).text,
    T: ({ message, values }: { message: string; values?: Values }) => marked(find(message, values)),
    text: (text: LocalizedText) => marked(texts.choose(text)),
  };
}
