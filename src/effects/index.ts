/** Every effect that a campaign may name. */
export const effects = {};
