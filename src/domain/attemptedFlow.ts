/** Cookie in which a server that redirects leaves, for a minute, the flow that the path asked for in vain. */
export const attemptedCookie = 'attempted';

/** What a name of a flow is cut to where it is told. */
export const longestFlow = 200;
