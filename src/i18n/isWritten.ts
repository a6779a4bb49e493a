/** Whether a text is there to be read: `TODO:` marks one that waits for its translation; visitors then read English. */
export const isWritten = (text: string | undefined): text is string => Boolean(text) && !/^\s*TODO:/.test(text ?? '');
