import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { inLocale } from '#src/domain/inLocale.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import './ImageCapture.css';
import { openOf, withOpen, type Open } from './openPictures.ts';
import type { ImageCaptureProps } from './props.ts';
import { spec } from './spec.ts';
import { Cut, Empty, Seen, Sending, Sent, type In, type Part } from './stages.tsx';
import { usePicture, type Stage } from './usePicture.ts';

/** The message for each reason why a picture is not taken. */
const whyNot = {
  heic: 'heic',
  notPicture: 'notPicture',
  tooSmall: 'tooSmall',
  tooHeavy: 'tooHeavy',
  notRemoved: 'notRemoved',
  unreachable: 'cut',
  pictureKind: 'notPicture',
  pictureHeic: 'heic',
  pictureSmall: 'tooSmall',
  pictureLarge: 'tooHeavy',
  pictureHeavy: 'tooHeavy',
  pictureBroken: 'broken',
  pictureMany: 'many',
  pictureBudget: 'budget',
  pictureConsent: 'consent',
  pictureUnasked: 'unasked',
} as const satisfies Record<In<'refused' | 'cut'>['stage']['why'], Parameters<ImageCaptureProps['t']>[0]>;

function partOf(props: Part): ReactNode {
  const { picture, value, options, t, T } = props;
  const { stage } = picture;
  if (stage.is === 'opening' || stage.is === 'removing') return <Spinner label={t(stage.is)} />;
  if (stage.is === 'seen') return <Seen {...props} stage={stage} />;
  if (stage.is === 'sending') return <Sending {...props} stage={stage} />;
  if (stage.is === 'cut') return <Cut {...props} stage={stage} message={whyNot[stage.why]} />;
  const sent = value.pictures?.[options.shot];
  return (
    <>
      {stage.is === 'refused' ? (
        <Alert kind="error">
          <p>
            <T message={whyNot[stage.why]} />
          </p>
        </Alert>
      ) : null}
      {sent ? <Sent {...props} small={sent.small} /> : <Empty {...props} />}
    </>
  );
}

/**
 * The stage takes focus as it appears, when what was pressed is gone; the first one leaves focus where it is. Were it later, a
 * key pressed in between would go nowhere.
 */
function useFocusOn(stage: string) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useLayoutEffect(() => {
    if (before.current !== stage) box.current?.focus();
    before.current = stage;
  }, [stage]);
  return box;
}

const openIn: Partial<Record<Stage['is'], Open>> = {
  opening: 'underWay',
  seen: 'unused',
  sending: 'underWay',
  cut: 'stuck',
};

/**
 * Notes what is open about the picture as that appears, so that Next, however soon it is pressed, does not leave it behind. A
 * page that is opened again has none.
 */
function useNoteOpen({ drafts, set, options: { shot } }: ImageCaptureProps, stage: Stage['is']) {
  const open = openIn[stage];
  const isNoted = openOf(drafts, shot) === open;
  useLayoutEffect(() => {
    if (!isNoted) set({}, withOpen(drafts, shot, open));
  }, [isNoted, set, drafts, shot, open]);
}

function ImageCaptureField(props: ImageCaptureProps) {
  const { id, options, value, set, error, marks, locale, text } = props;
  const picture = usePicture(options.shot, set);
  const title = inLocale(options.title, locale);
  const isSent = value.pictures?.[options.shot] !== undefined;
  const stage = picture.stage.is === 'idle' && isSent ? 'sent' : picture.stage.is;
  const box = useFocusOn(stage);
  useNoteOpen(props, picture.stage.is);
  return (
    <FieldGroup id={id} legend={text(options.title)} {...marks} error={error()}>
      <div ref={box} className="image-capture" data-stage={stage} tabIndex={-1}>
        {partOf({ ...props, picture, title })}
      </div>
    </FieldGroup>
  );
}

export const ImageCapture = defineWidget(spec, ImageCaptureField);
