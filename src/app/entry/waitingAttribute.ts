/** On the root while it holds markup of the server that does not answer to the visitor yet. */
export const waitingMark = 'data-waiting';
