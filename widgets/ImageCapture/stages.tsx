import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Progress } from '#src/ui/Progress.tsx';
import { ChooseButtons } from './ChooseButtons.tsx';
import { Drawing } from './Drawing.tsx';
import { Preview } from './Preview.tsx';
import type { ImageCaptureProps } from './props.ts';
import type { Stage, usePicture } from './usePicture.ts';

type Picture = ReturnType<typeof usePicture>;
/** What each stage of the widget gets. */
export type Part = ImageCaptureProps & { picture: Picture; title: string };
/** A stage of that name. */
export type In<S extends Stage['is']> = { stage: Extract<Stage, { is: S }> };

const chooser = ({ id, t, T, title, picture }: Part) => ({
  id,
  t,
  T,
  title,
  onChoose: (file: File) => void picture.open(file),
});

/** Nothing chosen yet: the example and how to begin. */
export function Empty(props: Part) {
  const { id, options, text, error, T } = props;
  const state = error() === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` };
  return (
    <div className="image-empty">
      <figure>
        <Drawing drawing={options.drawing} />
        <figcaption>
          <Icon name="success" /> <T message="example" />
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
export function Seen({ stage, ...props }: Part & In<'seen'>) {
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
        <ChooseButtons {...chooser(props)} isAnother />
        <Button kind="quiet" onClick={picture.drop}>
          <T message="remove" />
        </Button>
      </ButtonRow>
    </>
  );
}

/** The picture on its way. */
export function Sending({ stage: { share, isWaiting }, picture, t, T }: Part & In<'sending'>) {
  const percent = Math.round(share * 100);
  return (
    <>
      <Progress value={percent} max={100} label={t('sending')} counter={t('percent', { percent })} />
      <output className="image-waiting">{isWaiting ? <T message="waiting" /> : null}</output>
      <ButtonRow>
        <Button kind="secondary" onClick={picture.cancel}>
          <T message="cancel" />
        </Button>
      </ButtonRow>
    </>
  );
}

/** A picture that is on the server. */
export function Sent(props: Part & { small: string | undefined }) {
  const { small, picture, t, T, title } = props;
  return (
    <div className="image-sent">
      {small ? <img src={small} alt={t('preview', { title })} /> : null}
      <div>
        <p className="image-arrived">
          <Icon name="success" /> <T message="sent" />
        </p>
        <ButtonRow>
          <ChooseButtons {...chooser(props)} isAnother />
          <Button kind="quiet" onClick={() => void picture.remove()}>
            <T message="remove" />
          </Button>
        </ButtonRow>
      </div>
    </div>
  );
}

/** A picture that did not get through, and can go on; the message says why. */
export function Cut({ stage, message, picture, T }: Part & In<'cut'> & { message: Parameters<Part['t']>[0] }) {
  return (
    <>
      <Alert kind="error">
        <p>
          <T message={message} />
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
