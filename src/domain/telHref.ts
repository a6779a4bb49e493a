/** The address that calls a number written for people: its digits and plus sign. */
export const telHref = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`;
