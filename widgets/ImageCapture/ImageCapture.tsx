import { useEffect, useRef, type ReactNode } from 'react';
import { inLocale } from '#src/domain/inLocale.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { CheckIcon } from '#src/ui/icons.tsx';
import { Progress } from '#src/ui/Progress.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { ChooseButtons } from './ChooseButtons.tsx';
import { Drawing } from './Drawing.tsx';
import './ImageCapture.css';
import { Preview } from './Preview.tsx';
import type { ImageCaptureProps } from './props.ts';
import { spec } from './spec.ts';
import { usePicture, type Stage } from './usePicture.ts';

type Picture = ReturnType<typeof usePicture>;
type Part = ImageCaptureProps & { picture: Picture; title: string };
type In<S extends Stage['is']> = { stage: Extract<Stage, { is: S }> };

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
} as const satisfies Record<In<'refused'>['stage']['why'], keyof typeof spec.messages.en>;

const chooser = ({ id, t, T, title, picture }: Part) => ({
  id,
  t,
  T,
  title,
  onChoose: (file: File) => void picture.open(file),
});

/** Nothing chosen yet: the example and how to begin. */
function Empty(props: Part) {
  const { id, options, text, error, T } = props;
  const state = error() === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` };
  return (
    <div className="image-empty">
      <figure>
        <Drawing drawing={options.drawing} />
        <figcaption>
          <CheckIcon /> <T message="example" />
        </figcaption>
      </figure>
      <div>
        {options.hint ? <p>{text(options.hint)}</p> : null}
        <ButtonRow>
          <ChooseButtons {...chooser(props)} state={state} />
        </ButtonRow>
      </div>
    </div>
  );
}

/** The picture before it is sent. */
function Seen({ stage, ...props }: Part & In<'seen'>) {
  const { picture, t, T, title } = props;
  return (
    <>
      <p>
        <T message="seen" />
      </p>
      <Preview picture={stage.picture} turns={stage.turns} label={t('preview', { title })} />
      <ButtonRow>
        <Button onClick={() => void picture.send(stage)}>
          <T message="use" />
        </Button>
        <Button kind="secondary" onClick={picture.turn}>
          <T message="turn" />
        </Button>
        <ChooseButtons {...chooser(props)} kind="secondary" isAnother />
        <Button kind="quiet" onClick={picture.drop}>
          <T message="remove" />
        </Button>
      </ButtonRow>
    </>
  );
}

function Sending({ stage: { share, isWaiting }, picture, t, T }: Part & In<'sending'>) {
  const percent = Math.round(share * 100);
  return (
    <>
      <Progress value={percent} max={100} label={t('sending')} counter={t('percent', { percent })} />
      <p role="status">{isWaiting ? <T message="waiting" /> : null}</p>
      <ButtonRow>
        <Button kind="secondary" onClick={picture.cancel}>
          <T message="cancel" />
        </Button>
      </ButtonRow>
    </>
  );
}

/** A picture that is on the server. */
function Sent(props: Part & { small: string | undefined }) {
  const { small, picture, t, T, title } = props;
  return (
    <div className="image-sent">
      {small ? <img src={small} alt={t('preview', { title })} /> : null}
      <div>
        <p className="image-arrived">
          <CheckIcon /> <T message="sent" />
        </p>
        <ButtonRow>
          <ChooseButtons {...chooser(props)} kind="secondary" isAnother />
          <Button kind="quiet" onClick={() => void picture.remove()}>
            <T message="remove" />
          </Button>
        </ButtonRow>
      </div>
    </div>
  );
}

function Cut({ stage, picture, T }: Part & In<'cut'>) {
  return (
    <>
      <Alert kind="error">
        <p>
          <T message="cut" />
        </p>
      </Alert>
      <ButtonRow>
        <Button onClick={() => void picture.send(stage)}>
          <T message="retry" />
        </Button>
        <Button kind="quiet" onClick={picture.drop}>
          <T message="remove" />
        </Button>
      </ButtonRow>
    </>
  );
}

function partOf(props: Part): ReactNode {
  const { picture, value, options, t, T } = props;
  const { stage } = picture;
  if (stage.is === 'opening' || stage.is === 'removing') return <Spinner label={t(stage.is)} />;
  if (stage.is === 'seen') return <Seen {...props} stage={stage} />;
  if (stage.is === 'sending') return <Sending {...props} stage={stage} />;
  if (stage.is === 'cut') return <Cut {...props} stage={stage} />;
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

/** The stage takes focus when what was pressed is gone; the first one leaves focus where it is. */
function useFocusOn(stage: string) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current !== stage) box.current?.focus();
    before.current = stage;
  }, [stage]);
  return box;
}

function ImageCaptureField(props: ImageCaptureProps) {
  const { id, options, value, set, error, required, locale, t, text } = props;
  const picture = usePicture(options.shot, set);
  const title = inLocale(options.title, locale);
  const isSent = value.pictures?.[options.shot] !== undefined;
  const problem = error();
  const stage = picture.stage.is === 'idle' && isSent ? 'sent' : picture.stage.is;
  const box = useFocusOn(stage);
  return (
    <FieldGroup
      id={id}
      legend={text(options.title)}
      required={required}
      {...(!required && { optionalMark: t('optional') })}
      {...(problem !== undefined && { error: problem })}
    >
      <div ref={box} className="image-capture" data-stage={stage} tabIndex={-1} role="group" aria-label={title}>
        {partOf({ ...props, picture, title })}
      </div>
    </FieldGroup>
  );
}

export const ImageCapture = defineWidget(spec, ImageCaptureField);
