/**
 * Name of the draft that holds the id of a condition which a kind added to the choice by itself, without showing it. A kind
 * that shows what is chosen takes it back: there it would stand as a choice that nobody made.
 */
export const addedCondition = 'addedCondition';
