/** Cookie with the unknown flow of a redirected path, set by the server for a minute so that the page can report it. */
export const attemptedCookie = 'attempted';

/** Length to which the name of a flow is cut before it is reported. */
export const maxFlowLength = 200;
