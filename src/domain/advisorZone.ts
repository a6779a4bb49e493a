/** Product constant: the zone whose clock the hours of the study advisors follow, US Central. */
export const advisorZone = 'America/Chicago';
