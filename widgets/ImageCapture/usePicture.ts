import { useEffect, useRef, useState } from 'react';
import type { Answers } from '#src/domain/facts.ts';
import { useSurroundings } from '#src/kit/context.ts';
import { removePicture, sendPicture, type SentPicture } from '#src/kit/sendPicture.ts';
import { filesOf, openPicture, type Opened, type Unusable } from './shrink.ts';

/** How far the picture of a field is. One that was sent is an answer. */
export type Stage =
  | { is: 'idle' | 'opening' | 'removing' }
  | { is: 'seen'; picture: Opened; turns: number }
  | { is: 'sending'; share: number; isWaiting: boolean }
  | { is: 'refused'; why: Unusable | Extract<SentPicture, { refusal: string }>['refusal'] | 'notRemoved' }
  | { is: 'cut'; picture: Opened; turns: number };

type Pictures = NonNullable<Answers['pictures']>;
type Chosen = { picture: Opened; turns: number };

/** The picture of one field: opened, looked at, turned, sent and removed. */
export function usePicture(shot: string, set: (answers: Pick<Answers, 'pictures'>) => void) {
  const surroundings = useSurroundings();
  const { facts, report } = surroundings;
  const [stage, setStage] = useState<Stage>({ is: 'idle' });
  const stop = useRef<AbortController>(undefined);
  const turn = useRef(0);
  useEffect(() => () => stop.current?.abort(), []);
  const sent = () => facts().answers.pictures?.[shot];
  const store = (picture: Pictures[string] | undefined) => {
    // Another field of the step may have stored its own meanwhile.
    const { [shot]: _, ...others } = facts().answers.pictures ?? {};
    set({ pictures: picture ? { ...others, [shot]: picture } : others });
  };
  const remove = async () => {
    const before = sent();
    if (!before) return setStage({ is: 'idle' });
    setStage({ is: 'removing' });
    const isGone = await removePicture(surroundings, before.pictureId);
    if (isGone) store(undefined);
    else report('warning', 'A picture could not be removed');
    return setStage(isGone ? { is: 'idle' } : { is: 'refused', why: 'notRemoved' });
  };
  const open = async (file: Blob) => {
    const mine = (turn.current += 1);
    setStage({ is: 'opening' });
    const picture = await openPicture(file).catch(() => 'notPicture' as const);
    // The visitor chose another one meanwhile.
    if (mine !== turn.current) return;
    setStage(typeof picture === 'string' ? { is: 'refused', why: picture } : { is: 'seen', picture, turns: 0 });
  };
  const send = async (chosen: Chosen) => {
    const { signal } = (stop.current = new AbortController());
    setStage({ is: 'sending', share: 0, isWaiting: false });
    const { file, small } = await filesOf(chosen.picture, chosen.turns);
    const { call, leadSlug } = surroundings;
    let share = 0;
    const onProgress = ({ arrived, isWaiting }: { arrived?: number; isWaiting: boolean }) => {
      share = arrived === undefined ? share : arrived / file.length;
      setStage({ is: 'sending', share, isWaiting });
    };
    const campaign = facts().campaign.name;
    const result = await sendPicture({ call, leadSlug, campaign, shot, file, signal, onProgress }).catch(
      () => undefined,
    );
    if (!result) return setStage({ is: 'seen', ...chosen });
    if ('refusal' in result)
      return setStage(
        result.refusal === 'unreachable' ? { is: 'cut', ...chosen } : { is: 'refused', why: result.refusal },
      );
    const before = sent();
    store({ pictureId: result.pictureId, small });
    setStage({ is: 'idle' });
    if (!before || before.pictureId === result.pictureId) return undefined;
    const isGone = await removePicture(surroundings, before.pictureId);
    if (!isGone) report('warning', 'A picture that was replaced could not be removed');
    return undefined;
  };
  const turnOnce = () => setStage((now) => (now.is === 'seen' ? { ...now, turns: (now.turns + 1) % 4 } : now));
  return {
    stage,
    open,
    send,
    turn: turnOnce,
    cancel: () => stop.current?.abort(),
    drop: () => setStage({ is: 'idle' }),
    remove,
  };
}
