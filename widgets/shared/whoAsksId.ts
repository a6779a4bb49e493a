/** Id of the section that says who answers for the study. */
export const whoAsksId = 'who-asks';
