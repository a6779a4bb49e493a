/**
 * A text without invisible characters, such as those of an address copied from a list of contacts: with them what looks
 * right would be refused. The two that join or separate letters of some scripts stay.
 */
export const visible = (text: string): string => text.replace(/[^\P{C}\u200c\u200d]/gu, '');
