/**
 * A text without signs that nobody sees, such as those that come along with an address copied from a list of contacts:
 * what looks right would be refused. The two that join or part letters of some scripts stay.
 */
export const visible = (text: string): string => text.replace(/[^\P{C}\u200c\u200d]/gu, '');
