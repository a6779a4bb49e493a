/** Cookie with the unknown flow of a redirected path, set by the server for a minute so that the page can report it. */
export const attemptedCookie = 'attempted';

/**
 * Cookie that the server sets for a minute where it redirects from an address that names no flow: it does not know the
 * flow that the tab had open, the page that opens does.
 */
export const unnamedCookie = 'unnamed';

/** Length to which the name of a flow is cut before it is reported. */
export const maxFlowLength = 200;
