/** Attribute of the root while it contains markup of the server that does not react to input yet. */
export const waitingAttribute = 'data-waiting';
