import { useEffect, useRef, useState } from 'react';
import type { Answers } from '#src/domain/facts.ts';
import { useSurroundings, type Surroundings } from '#src/kit/context.ts';
import { removePicture, sendPicture, type SentPicture } from '#src/kit/sendPicture.ts';
import { filesOf, openPicture, type Opened, type Unusable } from './shrink.ts';

/** A picture that was opened, and by how many quarters it was turned. */
type Chosen = { picture: Opened; turns: number };

type Refusal = Extract<SentPicture, { refusal: string }>['refusal'];

/** Reasons that lie outside the picture: the same one may be sent later. */
const passing = ['unreachable', 'pictureBudget'] as const;
type Passing = (typeof passing)[number];
const isPassing = (refusal: Refusal): refusal is Passing => passing.some((one) => one === refusal);

/** How far the picture of a field is. One that was sent is an answer. */
export type Stage =
  | { is: 'idle' | 'opening' | 'removing' }
  | ({ is: 'seen' } & Chosen)
  | ({ is: 'cut'; why: Passing } & Chosen)
  | { is: 'sending'; share: number; isWaiting: boolean }
  | { is: 'refused'; why: Unusable | Exclude<Refusal, Passing> | 'notRemoved' };

type Set = (answers: Pick<Answers, 'pictures'>) => void;

/** The answer of one shot, as it is now: another field of the step may have stored its own meanwhile. */
function answerOf({ facts }: Surroundings, shot: string, set: Set) {
  const all = () => facts().answers.pictures ?? {};
  return {
    read: () => all()[shot],
    store: (picture: ReturnType<typeof all>[string]) => set({ pictures: { ...all(), [shot]: picture } }),
    clear: () => {
      const { [shot]: _, ...others } = all();
      set({ pictures: others });
    },
  };
}

/** The stage of a picture that the server has not taken. */
const stageAfter = (why: Refusal, chosen: Chosen): Stage =>
  isPassing(why) ? { is: 'cut', why, ...chosen } : { is: 'refused', why };

type Sending = { shot: string; chosen: Chosen; signal: AbortSignal; show: (stage: Stage) => void };

/** Sends what was chosen. Gives its answer, or the stage in which it ended without. */
async function sendChosen(surroundings: Surroundings, { shot, chosen, signal, show }: Sending) {
  const { call, leadSlug, facts } = surroundings;
  show({ is: 'sending', share: 0, isWaiting: false });
  const files = await filesOf(chosen.picture, chosen.turns).catch(() => undefined);
  if (!files) return { stage: { is: 'refused', why: 'notPicture' } } as const;
  const { file, small } = files;
  let share = 0;
  const onProgress = ({ arrived, isWaiting }: { arrived?: number; isWaiting: boolean }) => {
    share = arrived === undefined ? share : arrived / file.length;
    show({ is: 'sending', share, isWaiting });
  };
  const { name: campaign } = facts().campaign;
  const picture = { call, leadSlug, campaign, shot, file, signal, onProgress };
  // The visitor stopped it.
  const result = await sendPicture(picture).catch(() => undefined);
  if (!result) return { stage: { is: 'seen', ...chosen } } as const;
  if ('pictureId' in result) return { answer: { pictureId: result.pictureId, small } };
  return { stage: stageAfter(result.refusal, chosen) } as const;
}

/** The picture of one field: opened, looked at, turned, sent and removed. */
export function usePicture(shot: string, set: Set) {
  const surroundings = useSurroundings();
  const [stage, show] = useState<Stage>({ is: 'idle' });
  const stop = useRef<AbortController>(undefined);
  const opened = useRef(0);
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => {
    if (stage.is === 'seen') void filesOf(stage.picture, stage.turns).catch(() => undefined);
  }, [stage]);
  const answer = answerOf(surroundings, shot, set);

  const open = async (file: Blob) => {
    const mine = (opened.current += 1);
    show({ is: 'opening' });
    const picture = await openPicture(file).catch(() => 'notPicture' as const);
    // The visitor chose another one meanwhile.
    if (mine !== opened.current) return;
    show(typeof picture === 'string' ? { is: 'refused', why: picture } : { is: 'seen', picture, turns: 0 });
  };
  const send = async ({ picture, turns }: Chosen) => {
    // A stage is sent, too: what it is and why must not be taken over by the next one.
    const chosen = { picture, turns };
    const { signal } = (stop.current = new AbortController());
    const result = await sendChosen(surroundings, { shot, chosen, signal, show });
    if (!result.answer) return show(result.stage);
    const before = answer.read();
    answer.store(result.answer);
    show({ is: 'idle' });
    if (
      before &&
      before.pictureId !== result.answer.pictureId &&
      !(await removePicture(surroundings, before.pictureId))
    )
      surroundings.report('warning', 'A picture that was replaced could not be removed');
    return undefined;
  };
  const remove = async () => {
    const before = answer.read();
    show({ is: 'removing' });
    if (before && !(await removePicture(surroundings, before.pictureId)))
      return show({ is: 'refused', why: 'notRemoved' });
    answer.clear();
    return show({ is: 'idle' });
  };
  const turn = () => show((now) => (now.is === 'seen' ? { ...now, turns: (now.turns + 1) % 4 } : now));
  return { stage, open, send, remove, turn, cancel: () => stop.current?.abort(), drop: () => show({ is: 'idle' }) };
}
