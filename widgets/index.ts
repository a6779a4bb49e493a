/** Every kind of field that a campaign may name. */
export const kinds = {};
