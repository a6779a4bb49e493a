import { useRef, useState } from 'react';
import { distanceChoices } from '#src/domain/distance.ts';
import { sendOnce } from '#src/kit/sendOnce.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';

export type Channel = 'email' | 'text';

/** Product constant: the place among the distances on offer of the one that is chosen first. */
const FIRST_DISTANCE = 2;

/** What the visitor chooses, and what has become of it. */
export function useAsking(slug: string, onDone: () => void) {
  const { call, facts, consentText, count } = useSurroundings();
  // After a reload the country comes with the first call, and with it other distances.
  const country = useFacts((all) => all.country);
  const hasEmail = useFacts(({ answers }) => Boolean(answers.email));
  const distances = distanceChoices(country);
  const [chosenChannel, setChannel] = useState<Channel>();
  const [chosenKm, setRadiusKm] = useState<number>();
  const channel = chosenChannel ?? (hasEmail ? 'email' : 'text');
  const radiusKm = (distances.find(({ km }) => km === chosenKm) ?? distances[FIRST_DISTANCE])?.km ?? 0;
  const [agrees, setAgrees] = useState(false);
  const [state, setState] = useState<'open' | 'notAgreed' | 'sending' | 'failed' | 'done'>('open');
  // Two presses may come before the button is shown as busy.
  const isBusy = useRef(false);
  const ask = async () => {
    if (!agrees) return setState('notAgreed');
    if (isBusy.current) return;
    isBusy.current = true;
    setState('sending');
    const { campaign, locale } = facts();
    const chosen = { slug, channel, radiusKm, locale, country, campaign: campaign.name };
    const { text } = consentText('studyAlerts');
    const body = { ...chosen, text, clientTime: new Date().toISOString() };
    try {
      await sendOnce({ ...chosen, text }, (settings) => call('askForAlert', { body }, settings));
      count('alert_asked');
      onDone();
      setState('done');
    } catch {
      setState('failed');
    } finally {
      isBusy.current = false;
    }
  };
  const agree = (isTicked: boolean) => {
    setAgrees(isTicked);
    if (isTicked && state === 'notAgreed') setState('open');
  };
  return { channel, setChannel, radiusKm, setRadiusKm, distances, agrees, agree, state, ask };
}
