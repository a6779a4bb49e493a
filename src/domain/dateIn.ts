/** The date of an ISO moment in a time zone, as YYYY-MM-DD. */
export function dateIn(timeZone: string): (moment: string) => string {
  // The calendar of Canada writes dates so.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (moment) => format.format(new Date(moment));
}
