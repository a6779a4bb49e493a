import { useRef, type ChangeEvent } from 'react';
import { useMedia } from '#src/kit/useMedia.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ImageCaptureProps } from './props.ts';

type Props = Pick<ImageCaptureProps, 'id' | 't' | 'T'> & {
  title: string;
  /** Whether a picture is there already. */
  isAnother?: boolean;
  /** What is wrong, and where it is said. */
  state?: { 'aria-invalid'?: true; 'aria-describedby'?: string };
  onChoose: (file: File) => void;
};

/** Devices that are held in the hand have a camera to take the picture with. */
const handheld = '(pointer: coarse)';

/** Opens the camera, or the files of the device. Both are browser dialogs: the keyboard works in them as anywhere. */
export function ChooseButtons({ id, t, T, title, isAnother, state, onChoose }: Props) {
  const isHandheld = useMedia(handheld);
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen once more.
    currentTarget.value = '';
    if (file) onChoose(file);
  };
  const input = {
    type: 'file',
    hidden: true,
    tabIndex: -1,
    onChange: take,
    'aria-label': t('file', { title }),
  } as const;
  return (
    <>
      <input ref={camera} {...input} accept="image/*" capture="environment" />
      <input ref={files} {...input} accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif" />
      {isHandheld ? (
        <Button id={`${id}-camera`} {...state} kind="secondary" onClick={() => camera.current?.click()}>
          <T message={isAnother ? 'again' : 'camera'} />
        </Button>
      ) : null}
      <Button id={`${id}-choose`} {...state} kind="secondary" onClick={() => files.current?.click()}>
        <T message={isAnother ? 'another' : 'choose'} />
      </Button>
    </>
  );
}
