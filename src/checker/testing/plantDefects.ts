import { plantSort, shippedCampaigns, sorts } from './defects.ts';

/** Product constant: places of one sort in one campaign that are planted; more are the same again. */
const MOST_PLACES = 3;

/**
 * Plants every sort of defect in every shipped campaign where it applies, and prints how many of each were reported by
 * their code at their place. Fails where one was not, and for a sort that applies nowhere. With codes or parts of the names
 * of sorts behind it, those alone are planted.
 */
const wanted = process.argv.slice(2);
const chosen = sorts.filter(
  ({ code, name }) => wanted.length === 0 || wanted.some((one) => code === one || name.includes(one)),
);
if (chosen.length === 0) {
  console.error(`No sort of defect has a code or a name with ${wanted.join(' or ')}. Without any all are planted.`);
  process.exit(2);
}
const shipped = shippedCampaigns();
const totals = { planted: 0, missed: 0 };
for (const sort of chosen) {
  const done = [...shipped.documents.keys()].map((campaign) =>
    plantSort(sort, campaign, shipped, (places) => [...Array(Math.min(places, MOST_PLACES)).keys()]),
  );
  const planted = done.reduce((sum, one) => sum + one.planted, 0);
  const missed = done.flatMap((one) => one.missed);
  console.log(`${sort.code} ${sort.name}: ${planted - missed.length} of ${planted}`);
  for (const { campaign, planted: where, found } of missed)
    console.error(
      `  missed in ${campaign} at ${where.path?.join('.') ?? 'any place'}: found ${JSON.stringify(found.map(({ code, message }) => `${code} ${message}`))}`,
    );
  totals.planted += planted;
  totals.missed += missed.length + (planted === 0 ? 1 : 0);
}
console.log(`${chosen.length} sorts, ${totals.planted} planted, ${totals.missed} missed`);
process.exitCode = totals.missed > 0 ? 1 : 0;
