import { personalParameters } from '#src/domain/query.ts';

/** What prefills fields, and the slug of a lead: whoever has it can read and change the lead. */
const identifyingParameters: readonly string[] = [...personalParameters, 'slug'];

/** Whether a parameter identifies the visitor, by its name or by a value that looks like an email address. */
const isIdentifying = ([name, value]: readonly [string, string]) =>
  identifyingParameters.includes(name) || value.includes('@');

/** The query without the parameters that identify the visitor. */
export function deidentifiedQuery(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter((parameter) => !isIdentifying(parameter)));
}

/** As `deidentifiedQuery`, for the query of an address, with or without its `?`; gives it without. */
export function deidentifiedSearch(search: string): string {
  return new URLSearchParams(
    [...new URLSearchParams(search)].filter((parameter) => !isIdentifying(parameter)),
  ).toString();
}

/** An address of http or https cut to its origin and path; empty for anything else. */
export function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, host, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}` : '';
}

/** A text with placeholders for its email addresses and its numbers of seven digits and more. */
export function deidentifiedText(text: string): string {
  return text.replace(/\S+@\S+/g, '[email]').replace(/\d[\d\s().-]{5,}\d/g, '[number]');
}
