import type { ReactNode } from 'react';
import type { LocalizedText } from '#src/kit/options.ts';
import type { Text, Texts, Values } from '#src/i18n/texts.ts';
import type { FieldDefinition } from './fieldDefinition.ts';

type Place = [namespace: string, keys: string | readonly string[]];

/** A text as it is, or as an element that is marked with its language where it fell back to English. */
export const marked = ({ text, lang }: Text): ReactNode => (lang ? <span lang={lang}>{text}</span> : text);

/** The texts of one field: those of its campaign for this very field, then for its kind, then the common ones. */
export function fieldTexts(texts: Texts, step: string, field: FieldDefinition) {
  const places = new Map<string, Place>();
  const place = (message: string): Place => {
    const keys = [`${step}.${field.id}.${message}`, message];
    const isOwn = !texts.has('common', message) || keys.some((key) => texts.has(field.kind, key));
    return isOwn ? [field.kind, keys] : ['common', message];
  };
  const find = (message: string, values?: Values): Text => {
    // The texts of a kind are there before its first field, so that where a message stands does not change.
    const found = places.get(message) ?? place(message);
    places.set(message, found);
    return texts.get(...found, values);
  };
  return {
    find,
    t: (message: string, values?: Values) => find(message, values).text,
    T: ({ message, values }: { message: string; values?: Values }) => marked(find(message, values)),
    text: (text: LocalizedText) => marked(texts.choose(text)),
  };
}
